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
export const PortfolioFilter = dynamic(() => import('./portfolio-filter').then((module) => module.PortfolioFilter));
export const LoginForm = dynamic(() => import('./login-form').then((module) => module.LoginForm));
export const SavingsCalculator = dynamic(() =>
  import('./savings-calculator').then((module) => module.SavingsCalculator),
);
export const SavingsTeaser = dynamic(() => import('./savings-teaser').then((module) => module.SavingsTeaser));
export const BlogPosts = dynamic(() => import('./blog-posts').then((module) => module.BlogPosts));
export const CopyLink = dynamic(() => import('./copy-link').then((module) => module.CopyLink));
