/**
 * @generated SignedSource<<729d1414d79ed4c3368e931b94cd0715>>
 * @relayHash 4cd15f58e3a866841434d1c05bcfa953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631a6dd997c1c439bf10d888cc98896f3f224abfac9b705c4f5b15f544b5c070

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "631a6dd997c1c439bf10d888cc98896f3f224abfac9b705c4f5b15f544b5c070",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
