import type { ServerResponse } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import { INSTALL_MANIFEST_SECONDS } from '../limits.ts'

/** Path of the web app manifest inside each store. */
export const INSTALL_MANIFEST_PATH = '/manifest.webmanifest'

type Code = Pick<Awaited<ReturnType<PageRenderer['load']>>, 'installManifest'>

/** Answers with the web app manifest of a store. */
export async function sendInstallManifest(
  response: ServerResponse,
  { installManifest }: Code,
  store: StoreDefinition,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': `public, max-age=${INSTALL_MANIFEST_SECONDS}`,
  })
  response.end(await installManifest(store))
}
