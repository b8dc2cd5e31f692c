/**
 * @generated SignedSource<<d18f7167a64ad500bee19374a9ddad98>>
 * @relayHash 5888938bcf54f1ab110de623054d9fee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 970d534b73a95af8972aa5b3cbc7b6218f06676a54a2a6f983533179cd767122

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "970d534b73a95af8972aa5b3cbc7b6218f06676a54a2a6f983533179cd767122",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
