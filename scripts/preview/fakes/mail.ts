import { z } from 'zod';

/** What EmailJS takes: exactly these keys. */
export const mailSchema = z.strictObject({
  lib_version: z.string().min(1),
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.unknown()),
});

export type Mail = z.infer<typeof mailSchema>;
