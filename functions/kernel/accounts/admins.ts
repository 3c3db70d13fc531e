/** Who administers this deployment: ALMANAC_ADMINS, and nothing that is stored, so that no write to the table can make an administrator. */
import { type AdminRole, adminRoles } from '../../../shared/admin-roles.ts'

/** Of `ana@example.com, ben@example.com=support`, in lower case; without a role it is that of `admin`. A role that does not exist gives none. */
export function administrators(): { email: string; role: AdminRole | null }[] {
  return (process.env.ALMANAC_ADMINS ?? '').split(',').flatMap((entry) => {
    const [email = '', role = 'admin'] = entry.split('=').map((part) => part.trim().toLowerCase())
    return email === '' ? [] : [{ email, role: adminRoles.find((one) => one === role) ?? null }]
  })
}

export function adminRole(email: string): AdminRole | undefined {
  return administrators().find((one) => one.email === email.toLowerCase())?.role ?? undefined
}
