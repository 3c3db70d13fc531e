/** Takes files out of the bucket for good: every version of them, and the marks of those that were removed. */
import { DeleteObjectsCommand, ListObjectVersionsCommand, type ObjectIdentifier } from '@aws-sdk/client-s3'
import { formatCount } from '../../../shared/format-count.ts'
import { bucketName, s3 } from '../../kernel/s3.ts'

/** Is told how many go, before they do: a job that is killed in between counts them again, and never forgets any. */
type Count = (files: number) => Promise<void>

/** Everything of an account, in whatever folder: all keys are `<folder>/<account>/...`. */
export async function removeFilesOf(accountId: string, count: Count): Promise<void> {
  for (const folder of await topFolders()) await removeFiles(`${folder}${accountId}/`, count)
}

/** Everything whose key begins with `Prefix`. What is removed is out of the list, so it begins anew. */
export async function removeFiles(Prefix: string, count: Count = async () => {}): Promise<void> {
  const Bucket = bucketName()
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3().send(new ListObjectVersionsCommand({ Bucket, Prefix }))
    const Objects = [...Versions, ...DeleteMarkers].flatMap(({ Key, VersionId }): ObjectIdentifier[] => (Key === undefined ? [] : [{ Key, VersionId }]))
    if (Objects.length === 0) return
    await count(Objects.length)
    const { Errors = [] } = await s3().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
    if (Errors[0]) throw new Error(`${formatCount(Errors.length)} files were not deleted: ${Errors[0].Code}`)
  }
}

/** "exports/", "pictures/", ... as they are in the bucket, so that a folder nobody thought of here is emptied too. */
async function topFolders(): Promise<string[]> {
  const folders: string[] = []
  let after: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await s3().send(new ListObjectVersionsCommand({ Bucket: bucketName(), Delimiter: '/', ...after }))
    folders.push(...(page.CommonPrefixes ?? []).flatMap(({ Prefix }) => Prefix ?? []))
    if (!page.IsTruncated) return folders
    after = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
  }
}
