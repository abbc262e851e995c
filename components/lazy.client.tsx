'use client';

import dynamic from 'next/dynamic';

/**
 * Server sections import client parts from here alone. `next/dynamic` in a client file gives each client part its own chunk,
 * so that a page loads only the ones it shows; in a server module it would load all of them on every page.
 */
export const Slideshow = dynamic(() => import('./slides/slideshow.client').then((module) => module.Slideshow));
export const Carousel = dynamic(() => import('./slides/carousel.client').then((module) => module.Carousel));
export const BookingCalendar = dynamic(() =>
  import('./booking/booking-calendar.client').then((module) => module.BookingCalendar),
);
export const EnquiryForm = dynamic(() => import('./requests/enquiry-form.client').then((module) => module.EnquiryForm));
export const PortfolioFilter = dynamic(() =>
  import('./portfolio/portfolio-filter.client').then((module) => module.PortfolioFilter),
);
export const LoginForm = dynamic(() => import('./login/login-form.client').then((module) => module.LoginForm));
export const SavingsCalculator = dynamic(() =>
  import('./calculator/savings-calculator.client').then((module) => module.SavingsCalculator),
);
export const BlogPosts = dynamic(() => import('./blog/blog-posts.client').then((module) => module.BlogPosts));
export const CopyLink = dynamic(() => import('./blog/copy-link.client').then((module) => module.CopyLink));
export const OfficeHours = dynamic(() => import('./hours/office-hours.client').then((module) => module.OfficeHours));
export const RememberTrade = dynamic(() =>
  import('./trades/remember-trade.client').then((module) => module.RememberTrade),
);
export const MeantPage = dynamic(() => import('./frame/meant-page.client').then((module) => module.MeantPage));
export const ToolPrices = dynamic(() => import('./prices/price-list.client').then((module) => module.ToolPrices));
export const PrintSection = dynamic(() => import('./prices/price-list.client').then((module) => module.PrintSection));
