import { textOf } from '../parse/fields.ts'
import type { Answer, TestPlatform } from './withPlatform.ts'

export const PASSWORD = 'Secreta1!'

/** A customer with an account, signed in on one device. */
export async function asCustomer(platform: TestPlatform, email: string, customer: Record<string, unknown> = {}) {
  const created = await platform.post('/api/user/create', {
    customer: { email, firstname: 'Ana', lastname: 'López', ...customer },
    password: PASSWORD,
  })
  if (created.status !== 200) throw new Error(`no account: ${JSON.stringify(created.body)}`)
  return { email, ...(await signIn(platform, email)) }
}

/** A session of an account on one more device. */
export async function signIn(platform: TestPlatform, username: string, device = 'phone') {
  const answer = await platform.post('/api/user/login', { username, password: PASSWORD, device })
  const token = textOf(answer.body.result) ?? ''
  return {
    token,
    refreshToken: textOf(answer.body.meta?.refreshToken) ?? '',
    get: (path: string): Promise<Answer> => platform.get(`/api/user/${path}?token=${token}`),
    post: (path: string, body?: unknown): Promise<Answer> => platform.post(`/api/user/${path}?token=${token}`, body),
    delete: (path: string): Promise<Answer> => platform.delete(`/api/user/${path}?token=${token}`),
  }
}
