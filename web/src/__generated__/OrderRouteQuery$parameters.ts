/**
 * @generated SignedSource<<e3f5427b01d577f9f31e9c4e1126472d>>
 * @relayHash 9cf6b9023977dab06ea4a47ac540c581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e5ccc8c896274406f5a7c3faa05212346c0c32773c9868337c1f177af271948

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e5ccc8c896274406f5a7c3faa05212346c0c32773c9868337c1f177af271948",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
