import { mixed } from '../../../shared/branding/contrast.ts'
import { coverArt, halfRing, type Ring } from './art.ts'

type CoverArtProps = { seed: string /** six hex digits after a # */; color: string; title: string }

/** The right part of a cover: rings in the colour of the client. */
export function CoverArt({ seed, color, title }: CoverArtProps) {
  const art = coverArt(seed)
  const arc = (center: number, ring: Ring, side: 1 | -1) => halfRing(center, art.horizon, ring.radius, side)
  const white = (share: number) => mixed(color, '#ffffff', 1 - share)
  return (
    <svg className="cover-art" width="496" height="877" viewBox="0 0 496 877" aria-hidden="true" data-title={title}>
      <rect width="496" height="877" fill={color} />
      <clipPath id="cover-above">
        <rect width="496" height={art.horizon} />
      </clipPath>
      <clipPath id="cover-below">
        <rect y={art.horizon} width="496" height={877 - art.horizon} />
      </clipPath>
      <g clipPath="url(#cover-above)" fill="none">
        {art.upper.map((ring) => (
          <path key={ring.radius} d={arc(art.center, ring, -1)} stroke={white(ring.tint)} strokeWidth={ring.width} />
        ))}
        <path d={`${halfRing(art.center, art.horizon, 34, -1)}Z`} fill={white(0.88)} />
      </g>
      <g clipPath="url(#cover-below)" fill="none">
        {art.lower.map((ring) => (
          <path key={ring.radius} d={arc(art.center + art.shift, ring, 1)} stroke={white(ring.tint)} strokeWidth={ring.width} />
        ))}
        <path d={`${halfRing(art.center + art.shift, art.horizon, 34, 1)}Z`} fill={white(0.4)} />
      </g>
    </svg>
  )
}
