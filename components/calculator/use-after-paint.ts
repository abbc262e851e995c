import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '@/lib/platform/after-paint.browser';

/**
 * The value, one frame late. Whatever renders from it does not delay the frame that responds to an input. While inputs
 * follow each other quickly, it still changes, always one frame behind them.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isBehind = value !== shown;
  const show = useEffectEvent(() => setShown(value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may still be behind after it has changed
  useEffect(() => (isBehind ? afterPaint(() => show()) : undefined), [isBehind, shown]);
  return shown;
}
