import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '@/lib/platform/after-paint.browser';

/** The value, always one frame late: what renders from it does not delay the frame that responds to an input. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isBehind = value !== shown;
  const show = useEffectEvent(() => setShown(value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may still be behind after it has changed
  useEffect(() => (isBehind ? afterPaint(() => show()) : undefined), [isBehind, shown]);
  return shown;
}
