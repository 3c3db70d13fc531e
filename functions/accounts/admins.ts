/** Who administers this deployment: ALMANAC_ADMINS, and nothing that is stored, so that no write to the table can make an administrator. */
import { type AdminRole, adminRoles } from '../../shared/admin-roles.ts'

/** Of `ana@example.com, ben@example.com=support`; without a role it is that of `admin`. A role that does not exist gives none. */
export function adminRole(email: string): AdminRole | undefined {
  for (const entry of (process.env.ALMANAC_ADMINS ?? '').split(',')) {
    const [address = '', role = 'admin'] = entry.split('=').map((part) => part.trim().toLowerCase())
    if (address !== '' && address === email.toLowerCase()) return adminRoles.find((one) => one === role)
  }
}
