/**
 * @generated SignedSource<<4ddf7d2abbc4cb71b5c54ccd51fa57e0>>
 * @relayHash 5b5445375cf27b46280bcbc5c70d62e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa168cfdcca4bd8e58f0cc6ccfe32857577ff46f2f23b450f5de961228efcefb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa168cfdcca4bd8e58f0cc6ccfe32857577ff46f2f23b450f5de961228efcefb",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
