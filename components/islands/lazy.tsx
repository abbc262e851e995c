'use client';

import dynamic from 'next/dynamic';

/**
 * The one door from server sections to islands. `next/dynamic` called here, in a client file, gives each island a chunk
 * of its own, so that a page loads the islands it shows; called in a server module it would load them all everywhere.
 */
export const Slideshow = dynamic(() => import('./slideshow').then((module) => module.Slideshow));
export const Carousel = dynamic(() => import('./carousel').then((module) => module.Carousel));
export const BookingCalendar = dynamic(() => import('./booking-calendar').then((module) => module.BookingCalendar));
export const EnquiryForm = dynamic(() => import('./enquiry-form').then((module) => module.EnquiryForm));
