import { textOf } from '../../parse/fields.ts'
import type { ConfigurableChild, Product } from '../../catalogue/product.ts'
import { giftCardOptions } from '../../giftcards/giftCardChoices.ts'
import { isGiftCard } from '../../giftcards/giftCardOffer.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { notAvailable, optionsMissing } from '../cartRefusals.ts'
import { canonicalOption, optionChecksum } from './lineIdentity.ts'
import type { LineRequest } from './lineRequest.ts'
import { unitPrice } from '../../catalogue/unitPrice.ts'
import { resolveBundle } from './resolveBundle.ts'
import { resolveCustomOptions } from './resolveCustomOptions.ts'
import type { LineCatalogue, LineCore, ResolvedLine } from './resolvedLine.ts'
import { DISABLED } from '../../catalogue/productStatus.ts'

/**
 * Finds out what a request means in this catalogue. A configurable comes as its parent with options or as the child
 * itself; both are the same line.
 * @throws PlatformError 404 for an unknown sku, 400 when options are missing or the product is not sold (alone).
 */
export function resolveLine(request: LineRequest, catalogue: LineCatalogue, quantity = 1): ResolvedLine {
  const product = catalogue.products.get(request.sku)
  const parent = catalogue.parents.get(request.sku)
  if (parent !== undefined)
    return resolveChild({ request, product: parent, catalogue, quantity }, childBySku(parent, request.sku))
  if (product === undefined) {
    throw new PlatformError(404, "The product that was requested doesn't exist. Verify the product and try again.", {
      sku: request.sku,
    })
  }
  if (product.status >= DISABLED) throw notAvailable(product.sku)
  const subject = { request, product, catalogue, quantity }
  if (product.kind === 'configurable') return resolveChild(subject, childByOptions(product, request))
  if (product.kind === 'grouped') {
    throw new PlatformError(400, 'A grouped product is added by its parts: add the products that it is made of.', {
      sku: product.sku,
    })
  }
  if (product.kind === 'bundle') return finishLine(subject, resolveBundle(request, product, catalogue))
  const plain = {
    sku: product.sku,
    basePrice: unitPrice(product, { rule: catalogue, quantity }),
    options: [],
    choices: { configurable: [], bundle: [] },
    demands: [{ sku: product.sku, quantity: 1 }],
  }
  return finishLine(subject, plain)
}

type Subject = Readonly<{ request: LineRequest; product: Product; catalogue: LineCatalogue; quantity: number }>

function finishLine({ request, product, catalogue }: Subject, core: LineCore): ResolvedLine {
  const custom = isGiftCard({ productSku: product.sku })
    ? giftCardOptions(request.custom, catalogue.store)
    : resolveCustomOptions(request.custom, product, core.basePrice)
  const parts = [product, ...core.demands.map(({ sku }) => catalogue.products.get(sku))]
  const productOption = canonicalOption({ ...core.choices, sku: core.sku, custom: custom.choices })
  return {
    sku: core.sku,
    productSku: product.sku,
    productId: catalogue.products.get(core.sku)?.id ?? product.id,
    kind: product.kind,
    name: product.name,
    unitPrice: core.basePrice.plus(custom.surcharge),
    taxClassId: product.taxClassId,
    options: [...core.options, ...custom.options],
    productOption,
    checksum: optionChecksum(productOption),
    demands: core.demands,
    isBranchDeliveryOnly: parts.some((part) => part?.isBranchDeliveryOnly),
    isMadeToOrder: parts.some((part) => part?.isMadeToOrder),
  }
}

function resolveChild(subject: Subject, child: ConfigurableChild | null): ResolvedLine {
  const { product: parent, request } = subject
  if (parent.status >= DISABLED) throw notAvailable(parent.sku)
  if (child === null || child.product.status >= DISABLED) throw notAvailable(request.sku)
  const chosen = parent.configurableOptions.map((option) => {
    const value = textOf(child.attributes[option.attributeCode]) ?? ''
    return { optionId: option.attributeId, value, label: option.label, valueLabel: option.labels.get(value) ?? value }
  })
  const core: LineCore = {
    sku: child.product.sku,
    basePrice: unitPrice(child.product, { rule: subject.catalogue, quantity: subject.quantity }),
    options: chosen.map(({ label, valueLabel }) => ({ label, value: valueLabel })),
    choices: { configurable: chosen.map(({ optionId, value }) => ({ optionId, value })), bundle: [] },
    demands: [{ sku: child.product.sku, quantity: 1 }],
  }
  const line = finishLine(subject, core)
  return { ...line, productId: child.product.id, taxClassId: child.product.taxClassId || parent.taxClassId }
}

function childBySku(parent: Product, sku: string): ConfigurableChild | null {
  return parent.children.find((child) => child.product.sku === sku) ?? null
}

function childByOptions(parent: Product, request: LineRequest): ConfigurableChild | null {
  const wanted = new Map(request.configurable.map(({ optionId, value }) => [optionId, value]))
  if (parent.configurableOptions.some((option) => !wanted.has(option.attributeId))) throw optionsMissing(parent.sku)
  const isMatch = (child: ConfigurableChild) =>
    parent.configurableOptions.every(
      (option) => textOf(child.attributes[option.attributeCode]) === wanted.get(option.attributeId),
    )
  return parent.children.find(isMatch) ?? null
}
