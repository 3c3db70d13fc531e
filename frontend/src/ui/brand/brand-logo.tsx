import type { Logo } from '../../../../shared/branding/brand.ts'
import styles from './brand-logo.module.css'

type BrandLogoProps = {
  logo: Logo
  src: string
  /** pixels: as high as this, unless it is wider than `most` */
  height: number
  most: number
}

/** The logo of a brand, on paper white in every theme: it was made for that. Decorative: the name stands beside it. */
export function BrandLogo({ logo, src, height, most }: BrandLogoProps) {
  const scale = Math.min(height / logo.height, most / logo.width)
  return <img className={styles.logo} src={src} width={Math.round(logo.width * scale)} height={Math.round(logo.height * scale)} alt="" />
}
