import { sharedShop } from '../servers/sharedShop.ts'

type Mail = Readonly<{ subject: string; body: string }>

/** Mails that the platform has sent to an address, the newest first. */
export async function mailsTo(recipient: string): Promise<readonly Mail[]> {
  const query = new URLSearchParams({ recipient }).toString()
  return (await (await fetch(`${sharedShop().platform}/outbox?${query}`)).json()) as readonly Mail[]
}

/** Returns the first link of each mail to an address, where it leads to a page, the newest first. */
export async function linksTo(recipient: string, page: string): Promise<readonly URL[]> {
  return (await mailsTo(recipient))
    .flatMap(({ body }) => /href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? [])
    .map((address) => new URL(address))
    .filter(({ pathname }) => pathname.endsWith(page))
}
