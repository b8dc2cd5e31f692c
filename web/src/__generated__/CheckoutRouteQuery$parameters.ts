/**
 * @generated SignedSource<<019296601ff793f344b16920558b1f0d>>
 * @relayHash 94efcc67078e661c5e19fc6971abc138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6911f88925cc6ab9c3b063aa6350fb7cf0633ef07ed4735421c46a499c411dca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6911f88925cc6ab9c3b063aa6350fb7cf0633ef07ed4735421c46a499c411dca",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
