import { z } from 'zod';

/** A photograph by the name of its file in content/photos. The build publishes cut copies of it, without the file's notes on place and time. */
export const photoSchema = z
  .string()
  .regex(
    /^[a-z\d][a-z\d-]*\.(jpe?g|png|webp|avif)$/,
    "expected a file in content/photos with a name in lowercase letters, digits and hyphens, such as 'clinic.jpg'",
  );

export const isPhoto = (address: string): boolean => photoSchema.safeParse(address).success;
