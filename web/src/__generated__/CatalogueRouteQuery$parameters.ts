/**
 * @generated SignedSource<<c774a787b5847167005bf7e76c89d6f5>>
 * @relayHash a0555af483c37c86f0b50adad43c4ad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25858bbaa9629cff169b83e29cab0f3878e6c97c828283d9bd55ef718aeda96b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25858bbaa9629cff169b83e29cab0f3878e6c97c828283d9bd55ef718aeda96b",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
