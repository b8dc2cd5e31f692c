import { CATEGORY_PAGE, CMS_PAGE, PRODUCT_PAGES } from '../catalogue/cataloguePages.ts'

// The router loads this code before it renders a page; a test that renders a catalogue route alone needs it from the
// start.
await Promise.all([...PRODUCT_PAGES, CATEGORY_PAGE, CMS_PAGE].map(({ loadCode }) => loadCode()))
