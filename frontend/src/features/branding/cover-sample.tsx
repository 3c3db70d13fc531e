import { formatRange } from '../../../../shared/dates/index.ts'
import { CoverArt } from '../../paper/cover-art.tsx'
import { colorOfName, Monogram } from '../../paper/monogram.tsx'
import { BrandLogo } from '../../ui/brand/brand-logo.tsx'
import styles from './cover-sample.module.css'
import type { SampleProps } from './sample-props.ts'

/** The cover of the PDF, a third as large. */
export function CoverSample({ report, brand, client, agency }: SampleProps) {
  const { dateFrom, dateTo } = report.dates
  return (
    <div className={styles.cover}>
      <div className={styles.words}>
        <div className={styles.client}>
          {brand?.logo ? <BrandLogo logo={brand.logo} src={`/api/pictures/${brand.logo.id}`} height={20} most={110} /> : <Monogram name={client} size={20} />}
          <span dir="auto">{client}</span>
        </div>
        <h2>{report.title}</h2>
        <p>{formatRange(dateFrom, dateTo)}</p>
        <p className={styles.maker} dir="auto">
          {brand?.footer ?? agency}
        </p>
      </div>
      <div className={styles.art}>
        <CoverArt seed={client} color={brand?.color ?? colorOfName(client)} title="" />
      </div>
    </div>
  )
}
