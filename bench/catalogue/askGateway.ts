import { type Agent, request } from 'undici'
import type { MeasuredGateway } from '../createGatewayStarter.ts'
import type { Job } from './jobs.ts'

/** Asks the gateway and takes the answer as it comes. Throws when there are errors in it. */
export async function askGateway({ url, headers }: MeasuredGateway, job: Job, dispatcher: Agent): Promise<string> {
  const { body } = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(job),
    dispatcher,
  })
  const answer = await body.text()
  // Read as text: the measuring process handles answers of the gateway and of the platform alike.
  if (!answer.startsWith('{"data":{') || answer.includes('"errors":['))
    throw new Error(`${JSON.stringify(job.variables)}: ${answer.slice(0, 500)}`)
  return answer
}

type Shelf = Readonly<{ urlPath: string; productCount: number }>

/** Returns the paths of all departments with products, and of their subcategories. */
export async function categoryPaths(gateway: MeasuredGateway, dispatcher: Agent): Promise<readonly string[]> {
  const query = '{ store { rootCategory { children { urlPath productCount children { urlPath productCount } } } } }'
  const answer: Readonly<{
    data: { store: { rootCategory: { children: readonly (Shelf & Readonly<{ children: readonly Shelf[] }>)[] } } }
  }> = JSON.parse(await askGateway(gateway, { query, variables: {} }, dispatcher))
  return answer.data.store.rootCategory.children
    .flatMap((department) => [department, ...department.children])
    .filter(({ productCount }) => productCount > 0)
    .map(({ urlPath }) => urlPath)
}
