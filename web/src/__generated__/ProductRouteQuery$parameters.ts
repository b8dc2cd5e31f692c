/**
 * @generated SignedSource<<3fcf237e98f3d1465912aa0bc62c0a48>>
 * @relayHash ddb60a22c8ec8c40202dd554c443b196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e99cbb44f1375f9faedbf8ff2b5f799fe9e72bcb40b3fdcc33f95781740f9443

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e99cbb44f1375f9faedbf8ff2b5f799fe9e72bcb40b3fdcc33f95781740f9443",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
