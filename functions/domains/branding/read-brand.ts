import { type Brand, brandOf, isOf } from '../../../shared/branding/brand.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { listBranding } from './store.ts'

/**
 * Begins to read the branding of an account, while it is found out what a report is about.
 * @returns tells the brand of what is in these profile groups: of one group its own before the account's, of several the account's; before
 * each, that of the template
 */
export function readBrand({ accountId, features }: Actor): (groups: ReadonlySet<string>, templateId: string | null) => Promise<Brand | undefined> {
  const reading = listBranding(accountId)
  // a report that is refused asks for no brand
  reading.catch(() => undefined)
  return async (groups, templateId) => {
    const records = await reading
    const [only, ...others] = groups
    const own = others.length === 0 ? records.filter(({ entity_gid }) => entity_gid !== null && entity_gid === only) : []
    const ofTemplate = records.filter(({ template_id }) => template_id !== null && template_id === templateId)
    const ofAccount = records.filter((one) => isOf(one, { entity_gid: null, template_id: null }))
    return brandOf([...ofTemplate, ...own, ...ofAccount], features.white_label)
  }
}
