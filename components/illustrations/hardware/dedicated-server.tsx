import { Canvas } from '@/components/illustrations/canvas';

/** Compute: a server with a flag of its own. */
export function DedicatedServer() {
  return (
    <Canvas>
      <path d="M60 344v14M332 344v14" stroke="currentColor" strokeWidth="10" />
      <path d="M416 270c50 0 56 60 16 80s-100 10-150 24H14" stroke="currentColor" strokeWidth="5" />
      <path d="M40 174l90-74h310l-90 74z" fill="var(--mist)" />
      <path d="M350 174l90-74v154l-90 88z" fill="var(--green-deep)" stroke="currentColor" />
      <path d="M40 174h310v168H40z" fill="var(--night)" stroke="currentColor" />
      <path d="M140 152l34-28M166 152l34-28M192 152l34-28" stroke="var(--night-soft)" strokeWidth="4" />
      <path
        d="M62 196h52v92H62zM126 196h52v92h-52zM190 196h52v92h-52zM254 196h52v92h-52z"
        fill="var(--night-raised)"
        stroke="var(--night-line-strong)"
        strokeWidth="2"
      />
      <path
        d="M74 214h28M74 226h28M138 214h28M138 226h28M202 214h28M202 226h28M266 214h28M266 226h28"
        stroke="var(--night-line-strong)"
        strokeWidth="4"
      />
      <path d="M88 270h.1M152 270h.1M216 270h.1" stroke="var(--marker)" strokeWidth="11" />
      <path d="M280 270h.1" stroke="var(--night-line-strong)" strokeWidth="11" />
      <path d="M62 316h190" stroke="var(--night-line-strong)" strokeWidth="8" strokeDasharray="0 14" />
      <circle cx="296" cy="316" r="11" stroke="var(--marker)" strokeWidth="3" />
      <path d="M328 206v90" stroke="var(--night-line)" strokeWidth="8" />
      <path d="M372 200l48-44M372 222l48-44M372 244l48-44" stroke="var(--green)" strokeWidth="5" />
      <path d="M268 138V22" stroke="currentColor" strokeWidth="5" />
      <path d="M268 24h124l-22 28 22 28H268z" fill="var(--marker)" />
      <circle cx="308" cy="44" r="9" fill="var(--ink)" stroke="none" />
      <path d="M292 68a16 14 0 0 1 32 0z" fill="var(--ink)" stroke="none" />
      <path d="M336 52l8 8 12-14" stroke="var(--red)" strokeWidth="4.5" />
    </Canvas>
  );
}
