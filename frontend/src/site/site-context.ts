import { createContext, useContext } from 'react'
import type { Configuration } from './configuration.ts'

export type Site = { readonly configuration: Configuration; readonly path: string /** of the copyright */; readonly year: number }

const nobody: Configuration = { legalName: '', contact: '', securityContact: '', sampleReport: '', links: {} }

/** The page that is being rendered, and what the deployment says of itself. */
export const SiteContext = createContext<Site>({ configuration: nobody, path: '/', year: 0 })

export const useSite = () => useContext(SiteContext)
