import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies'
import { type FilePack, openFilePack } from './filePack.ts'

type PackedFilesOptions = StrategyOptions & Readonly<{ readPack: () => Promise<Response | undefined> }>

/**
 * Answers requests for build files from the cache, else from the pack, else from the network. What the pack or the
 * network answers goes into the cache, where the browser also stores the compiled code of scripts.
 */
export class PackedFiles extends Strategy {
  readonly #readPack: PackedFilesOptions['readPack']
  #opened: Promise<FilePack | null> | null = null

  constructor({ readPack, ...options }: PackedFilesOptions) {
    super(options)
    this.#readPack = readPack
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request)
    if (cached) return cached
    const file = (await this.#open())?.read(new URL(request.url).pathname)
    if (!file) return handler.fetchAndCachePut(request)
    const response = new Response(file, { headers: { 'content-type': file.type } })
    void handler.waitUntil(handler.cachePut(request, response.clone()))
    return response
  }

  /** Opens the pack once for the life of the worker; null if it was evicted or cannot be read. */
  #open(): Promise<FilePack | null> {
    this.#opened ??= this.#readPack()
      .then((response) => response?.blob())
      .then((pack) => (pack ? openFilePack(pack) : null))
      .catch(() => null)
    return this.#opened
  }
}
