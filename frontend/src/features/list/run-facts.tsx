import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { shortHash } from '../../../../shared/content-name.ts'
import { displayZone } from '../../../../shared/dates/index.ts'
import { formatBytes } from '../../../../shared/format-bytes.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { pdfExtentLabels } from '../../../../shared/pdf-extent.ts'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { coversSentence } from '../../request/covered-dates.ts'
import styles from './run-drawer.module.css'
import { StatusTag } from './status-tag.tsx'

/** What a run was made of and what came out of it, as far as that is known yet. */
export function RunFacts({ record, owner }: { record: ReportRecord; owner: string | null }) {
  const { templates, isLoading } = useReportTemplates(record.template_id ? record.flavor : null)
  const template = templates.find(({ _id }) => _id === record.template_id)
  return (
    <>
      <h3 className={styles.label}>Run</h3>
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>
          <StatusTag record={record} />
        </dd>
        {owner !== null && (
          <>
            <dt>Owner</dt>
            <dd>
              <bdi>{owner}</bdi>
            </dd>
          </>
        )}
        {record.dates && (
          <>
            <dt>Dates</dt>
            <dd>{coversSentence(record.dates)}</dd>
          </>
        )}
        <dt>Timezone</dt>
        <dd>{displayZone(record.timezone)}</dd>
        {record.profiles.length > 0 && (
          <>
            <dt>Profiles</dt>
            <dd>{formatCount(record.profiles.length)}</dd>
          </>
        )}
        {record.template_id && !isLoading && (
          <>
            <dt>Template</dt>
            <dd>
              <bdi>{template?.name ?? 'Removed'}</bdi>
              {`, ${record.template_version === null ? 'its newest version' : `version ${record.template_version}`}`}
            </dd>
          </>
        )}
        {record.content && (
          <>
            <dt>Fingerprint</dt>
            <dd>
              <code title={record.content}>{shortHash(record.content)}</code>
            </dd>
          </>
        )}
        {record.pages !== null && record.bytes !== null && (
          <>
            <dt>File</dt>
            <dd>{`PDF, ${record.pages === 1 ? '1 page' : `${formatCount(record.pages)} pages`}, ${formatBytes(record.bytes)}`}</dd>
            <dt>PDF contents</dt>
            <dd>{pdfExtentLabels[record.pdf_extent]}</dd>
          </>
        )}
      </dl>
    </>
  )
}
