import { asGuest } from './guest.ts'
import { sharedShop } from '../servers/sharedShop.ts'

export const PASSWORD = 'Secreta1!'

export type Answered = {
  customer: { id: string; email: string; fullName: string } | null
  cart: { id: string; lines: { sku: string; quantity: number }[]; coupon: { code: string } | null } | null
  userErrors: { code: string; field: string[] | null; message: string }[]
  notices: { code: string }[]
}

export const CART = 'cart { id lines { sku quantity } coupon { code } }'
export const CUSTOMER = 'customer { id email fullName }'
export const ANSWER = 'userErrors { code field message } notices { code }'

let addresses = Math.floor(Math.random() * 0xff_ff)
/** A browser at an address of its own: tries at passwords are counted by address. */
export function asBrowser(firstCookie = '', store = 'hogar', gateway = sharedShop().gateway) {
  addresses += 1
  const forwarded = { 'x-forwarded-for': `10.99.${(addresses >> 8) & 255}.${addresses & 255}` }
  const guest = asGuest(gateway, store, firstCookie)
  const run = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await guest.send(query, variables, forwarded)
    if (answer.errors || !answer.data) throw new Error(answer.text)
    return answer.data
  }
  const change = async (name: string, type: string, { input, select }: { input: object; select: string }) =>
    (await run(`mutation ($input: ${type}!) { ${name}(input: $input) { ${select} ${ANSWER} } }`, { input }))[
      name
    ] as Answered
  return {
    cookie: guest.cookie,
    send: (query: string, variables: Record<string, unknown> = {}) => guest.send(query, variables, forwarded),
    viewer: async () =>
      (await run(`{ viewer { ${CUSTOMER} ${CART} } }`))['viewer'] as Pick<Answered, 'customer' | 'cart'>,
    /** Codes of the errors of a read of the account: `UNAUTHENTICATED` once the session has ended. */
    endings: async () => {
      const { errors = [] } = await guest.send('{ viewer { customer { email } } }', {}, forwarded)
      return errors.map(({ extensions }) => extensions?.code)
    },
    signUp: (email: string, fields: object = {}) => {
      const input = { email, firstName: 'Ana', lastName: 'López', password: PASSWORD, ...fields }
      return change('createAccount', 'CreateAccountInput', { input, select: `${CUSTOMER} ${CART}` })
    },
    login: (email: string, password = PASSWORD) =>
      change('login', 'LoginInput', { input: { email, password }, select: `${CUSTOMER} ${CART}` }),
    logout: () => change('logout', 'LogoutInput', { input: {}, select: 'clientMutationId' }),
    add: (sku: string, quantity: number) =>
      change('addCartLines', 'AddCartLinesInput', { input: { lines: [{ sku, quantity }] }, select: CART }),
    /** Sends a change that must not be refused. */
    done: async (name: string, input: object) => {
      const answer = await change(name, inputOf(name), { input, select: 'clientMutationId' })
      if (answer.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(answer.userErrors)}`)
    },
    coupon: (code: string) => change('applyCartCoupon', 'ApplyCartCouponInput', { input: { code }, select: CART }),
    change,
  }
}

/** The type of a mutation's input: `SaveQuoteInput` of `saveQuote`. */
export const inputOf = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`
/** Returns an e-mail address that no account has. */
export const newEmail = () => `${crypto.randomUUID()}@cuentas.example`
export const codes = ({ userErrors }: Answered) => userErrors.map(({ code }) => code)
export const units = ({ cart }: Pick<Answered, 'cart'>) =>
  Object.fromEntries(cart?.lines.map((line) => [line.sku, line.quantity]) ?? [])

/** Signs a customer in at the platform, as an app of the merchant's does by itself, and returns the token. */
export async function tokenOf(email: string): Promise<string> {
  const response = await fetch(`${sharedShop().platform}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  return ((await response.json()) as { result: string }).result
}

/** The same cookies with the end of the session's seal altered. */
export const withForgedSeal = (cookie: string) => cookie.replace(/(hogar_session_\w+=[^;]*)[^;]{6}/, '$1AAAAAA')
