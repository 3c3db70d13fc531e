import type { NetworkCode } from '../../../../shared/networks.ts'

/** Export files of the networks that are read as they come; test/native-exports.test.ts holds them to the formats that there are. */
export const nativeExports: Readonly<Partial<Record<NetworkCode, string>>> = {
  facebook: 'Insights and content of Meta Business Suite',
  instagram: 'Insights and content of Meta Business Suite',
  linkedin: 'Content metrics, followers and visitors',
  twitter: 'Account overview and content',
  tiktok: 'Overview, followers, viewers and content',
  youtube: 'Content and days of YouTube Studio’s advanced mode',
}
