/** The mark: a sun over two lines of a page. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="var(--brand)" />
      <g stroke="var(--on-brand)" strokeWidth="1.8" strokeLinecap="round" fill="none">
        <path d="M6.5 17h15" />
        <path d="M9 21h10" opacity=".65" />
        <path d="M9.6 13.6a4.6 4.6 0 0 1 8.8 0" />
        <path d="M14 5.2v1.4M7.4 7.9l1 1M20.6 7.9l-1 1" />
      </g>
    </svg>
  )
}
