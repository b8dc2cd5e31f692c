/**
 * @generated SignedSource<<8383422cd296e33f08a71b490b0bc42b>>
 * @relayHash fa3b7346539e69a91b1a5d98dc0d222e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 325d8f3438ee7efaf80ab92137a8b88026bbf0174cf6167e15e10fbd899705fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "325d8f3438ee7efaf80ab92137a8b88026bbf0174cf6167e15e10fbd899705fd",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
