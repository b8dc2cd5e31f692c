import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { FastifyReply } from 'fastify'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import { INSTALL_MANIFEST_SECONDS } from '../limits.ts'

type Code = Pick<Awaited<ReturnType<PageRenderer['load']>>, 'installManifest'>

/** Answers with the web app manifest of a store. */
export async function sendInstallManifest(
  reply: FastifyReply,
  { installManifest }: Code,
  store: StoreDefinition,
): Promise<FastifyReply> {
  return reply
    .headers({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': `public, max-age=${INSTALL_MANIFEST_SECONDS}`,
    })
    .send(await installManifest(store))
}
