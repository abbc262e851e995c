/** The value of a JSON text; undefined where it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether parsed JSON is an object or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A field of an untrusted value; undefined if the value has no such field or is no object. */
export function field(value: unknown, key: PropertyKey): unknown {
  return isRecord(value) ? Reflect.get(value, key) : undefined;
}
