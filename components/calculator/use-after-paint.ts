import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/platform/after-paint.browser';

/**
 * The value, one frame late. Whatever renders from it does not delay the frame that responds to an input. While inputs
 * follow each other quickly, it still changes, always one frame behind them.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = value;
    if (value === shown || stop.current) return;
    stop.current = afterPaint(() => {
      stop.current = null;
      setShown(latest.current);
    });
  }, [value, shown]);

  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );

  return shown;
}
