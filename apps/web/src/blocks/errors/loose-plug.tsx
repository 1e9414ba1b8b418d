/** A plug pulled from its socket. */
export function LoosePlug({ className }: { className?: string }) {
  return (
    <svg width="150" height="96" viewBox="0 0 150 96" aria-hidden="true" className={className}>
      <path d="M8 84l118-1 8 3-4 4-120 .6-6-3z" fill="var(--wall-2)" />
      <path
        d="M2 66C18 66 22 52 34 50"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M32 36l24-.6c5 0 8 3 8 8l.4 14c0 5-3 8-8 8l-24 .6z" fill="var(--brand)" />
      <path d="M32 52l32-.8.4 6c0 5-3 8-8 8l-24 .6z" fill="#0B1410" fillOpacity=".14" />
      <path d="M64 44l12-.3v4.600l-12 .3zM64 55l12-.3v4.600l-12 .3z" fill="var(--ink-2)" />
      <path d="M97 33l26-.7 1 36-26 .7c-6 0-9-3-9-8l-.6-20c0-5 3-8 8.600-8z" fill="var(--brand-soft-2)" />
      <path d="M114 32.500l9-.2 1 36-9 .2z" fill="#0B1410" fillOpacity=".13" />
      <path
        d="M123 50c12 0 14 14 26 14"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M78 22l3-12M88 26l9-9M68 26l-8-9" stroke="var(--cta)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
