/**
 * @generated SignedSource<<3e0a6f48e52973411bec86edd3ba5531>>
 * @relayHash 4e50e0b23c4d6340df147f51b7c0abd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 118acbc171238003c0c92290a5e7acfc43cfe6913c4f636ab10f797aeb0763c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "118acbc171238003c0c92290a5e7acfc43cfe6913c4f636ab10f797aeb0763c0",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
