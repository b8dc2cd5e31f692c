/**
 * @generated SignedSource<<61ff93bf8bbd2ff014e0f0edc126d9e1>>
 * @relayHash f996c0380179b5daa2baed5a4d8dc2da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 501dba4ae3fb4fe18f658a7498e8dcac4310384b355bae2a89a44fed343c621b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "501dba4ae3fb4fe18f658a7498e8dcac4310384b355bae2a89a44fed343c621b",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
