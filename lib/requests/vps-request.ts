import { vpsFields } from '@/content/forms/vps';
import { site } from '@/content/site';
import { findOffer } from '@/lib/money/offers';
import { defineForm } from './form-definition';
import { mailParts } from './mail/mail-parts';

export const vpsForm = defineForm({
  id: 'vps',
  fields: vpsFields,
  compose(values, lines) {
    const { sender, text, message } = mailParts(vpsFields, values, lines, {
      plan(id) {
        const plan = findOffer(id);
        return plan ? `${plan.name}\nSpecs: ${plan.features.join(', ')}` : id;
      },
    });
    const plan = findOffer(text('plan'))?.name ?? text('plan');
    return {
      ...sender,
      subject: `VPS Request - ${plan}`,
      message,
      to_email: site.emails.general,
      vps_plan: plan,
      environment: text('environment'),
    };
  },
});
