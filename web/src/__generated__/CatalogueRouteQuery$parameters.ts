/**
 * @generated SignedSource<<53f214a49271102448f8d9b07d6c61e7>>
 * @relayHash b4f6da957f88141a9f6fda49f9ea15fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c24186ad1249e299951a827b78a8782b34252e27f68ce2febef41eda8eec39d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c24186ad1249e299951a827b78a8782b34252e27f68ce2febef41eda8eec39d",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
