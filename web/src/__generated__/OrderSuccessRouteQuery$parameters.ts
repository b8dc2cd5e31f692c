/**
 * @generated SignedSource<<b9d11bb40eb76365990eec001ef68ed2>>
 * @relayHash 59dfc4668ebafaad19d01d897c90fbd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81608c8e1d42434b348384c74cdf0c9bf9007496eaaf50b8d18389802f95e798

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81608c8e1d42434b348384c74cdf0c9bf9007496eaaf50b8d18389802f95e798",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
