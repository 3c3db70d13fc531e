/** The registry of networks that export files: imports and one array, in the order in which their formats are tried. */
import type { AdSuite, NetworkExports } from './exports.ts'
import { google } from './google/index.ts'
import { linkedin } from './linkedin/index.ts'
import { meta } from './meta/index.ts'
import { tiktok } from './tiktok/index.ts'
import { twitter } from './twitter/index.ts'
import { youtube } from './youtube/index.ts'

export const networkExports: readonly NetworkExports[] = [twitter, linkedin, tiktok, youtube, google, meta]
export const networkFormats = { ...twitter.formats, ...linkedin.formats, ...tiktok.formats, ...youtube.formats, ...google.formats, ...meta.formats }
export const adSuites: readonly AdSuite[] = networkExports.flatMap(({ ads }) => ads ?? [])
