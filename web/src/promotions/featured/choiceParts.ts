import { onceLoaded } from './onceLoaded.ts'

/** Loads the fields and the hook by which a product's page chooses a variant: those of that page, in its file. */
export const loadVariantParts = onceLoaded(() => import('../../catalogue/product/ConfigurablePage.tsx'))

/** Loads the fields and the hook of custom options: those of the product's page, in its file. */
export const loadCustomParts = onceLoaded(() => import('../../catalogue/product/SimplePage.tsx'))
