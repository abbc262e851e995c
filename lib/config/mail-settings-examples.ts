import type { MailConfig } from './mail-settings';

/** The least settings of the provider of mail, what they are read as, and settings as long as real ones get. */
export const mailEnvironment = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 's',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p',
};

export const mailConfig: MailConfig = {
  origin: 'https://api.emailjs.com',
  serviceId: 's',
  templateId: 't',
  publicKey: 'p',
};

export const longMailEnvironment = {
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail-relay.production.company-technology-services.example',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_company_production_mailbox',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_website_inquiries_and_requests',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'Zk3vXq7Lw9Rt2Yb8Nc5Mf',
  NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: '1',
  NEXT_PUBLIC_EMAILJS_BLOCK_LIST: 'promotions@marketing.example, noreply@newsletters.example, sales@leads.example',
  NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '30',
};
