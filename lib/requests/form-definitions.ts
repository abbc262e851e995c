import { startupSteps } from '@/content/messages';
import { type EnquiryField, type EnquiryValues, enquiryFields, readEnquiry } from './enquiry-fields';
import type { FormDefinition } from './form-definition';
import { composeEnquiry } from './mail/compose-enquiry';
import { composeStartupRequest } from './mail/compose-startup-request';
import { composeVpsRequest } from './mail/compose-vps-request';
import { readStartupRequest, type StartupField, type StartupValues, startupFields } from './startup-request-fields';
import { readVpsRequest, type VpsField, type VpsValues, vpsFields } from './vps-request-fields';

export const enquiryForm: FormDefinition<EnquiryField, EnquiryValues> = {
  id: 'enquiry',
  fields: enquiryFields,
  stepCount: 1,
  read: readEnquiry,
  loadCheck: async () => (await import('./enquiry')).enquiryCheck,
  compose: composeEnquiry,
};

export const vpsForm: FormDefinition<VpsField, VpsValues> = {
  id: 'vps',
  fields: vpsFields,
  stepCount: 1,
  read: readVpsRequest,
  loadCheck: async () => (await import('./vps-request')).vpsCheck,
  compose: composeVpsRequest,
};

export const startupForm: FormDefinition<StartupField, StartupValues> = {
  id: 'startup',
  fields: startupFields,
  stepCount: startupSteps.length,
  read: readStartupRequest,
  loadCheck: async () => (await import('./startup-request')).startupCheck,
  compose: composeStartupRequest,
};
