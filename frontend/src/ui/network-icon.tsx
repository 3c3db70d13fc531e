import { Layers } from 'lucide-react'
import { siBluesky, siFacebook, siGoogle, siInstagram, siPinterest, siReddit, siSnapchat, siThreads, siTiktok, siTumblr, siX, siYoutube } from 'simple-icons'
import { isWhole, type NetworkCode, type TabCode, tabDisplay } from '../../../shared/networks.ts'

/** simple-icons has no LinkedIn. */
const linkedIn =
  'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433a2.062 2.062 0 0 1-2.063-2.065 2.064 2.064 0 1 1 2.063 2.065zm1.782 13.019H3.555V9h3.564v11.452zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0h.003z'

const paths = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  linkedin: linkedIn,
  twitter: siX.path,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
  google: siGoogle.path,
  pinterest: siPinterest.path,
  reddit: siReddit.path,
  snapchat: siSnapchat.path,
  tumblr: siTumblr.path,
  threads: siThreads.path,
  bluesky: siBluesky.path,
} as const satisfies Record<NetworkCode, string>

/** The CSS colour of a network, safe on charts in both themes. */
export function networkColor(network: TabCode): string {
  return `var(--n-${network})`
}

type NetworkIconProps = {
  network: TabCode
  size?: number
  /** its own colour, else that of the text */
  colored?: boolean
  /** accessible label; omit when the name is next to it */
  labelled?: boolean
}

export function NetworkIcon({ network, size = 16, colored = false, labelled = false }: NetworkIconProps) {
  const color = colored ? networkColor(network) : 'currentColor'
  const naming = { role: 'img', 'aria-hidden': !labelled, 'aria-label': labelled ? tabDisplay(network) : undefined } as const
  if (isWhole(network)) return <Layers size={size} strokeWidth={1.75} color={color} {...naming} />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill={color} role="img" aria-hidden={!labelled} aria-label={naming['aria-label']}>
      <path d={paths[network]} />
    </svg>
  )
}
