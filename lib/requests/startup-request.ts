import { startupFields } from '@/content/forms/startup';
import { startupSteps } from '@/content/texts/startup';
import { findOffer } from '@/lib/money/offers';
import { defineForm } from './form-definition';
import { mailParts } from './mail/mail-parts';

/** Its mail has no `to_email` (section 7): the relay's template holds the address. */
export const startupForm = defineForm({
  id: 'startup',
  fields: startupFields,
  stepCount: startupSteps.length,
  compose(values, lines) {
    const { sender, message } = mailParts(startupFields, values, lines, {
      selectedPlan: (id) => findOffer(id)?.name ?? id,
    });
    return { ...sender, subject: 'Startup Services Request', message };
  },
});
