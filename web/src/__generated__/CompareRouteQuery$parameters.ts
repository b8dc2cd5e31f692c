/**
 * @generated SignedSource<<388a261c5f77cdba3d1248944dbe2e01>>
 * @relayHash 7dbfc238c7a5349a70c69403cb026896
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 394521868129289b32b930ed01d75194b1fd1561ed053bf594da28041510bedc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareRouteQuery } from './CompareRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompareRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "394521868129289b32b930ed01d75194b1fd1561ed053bf594da28041510bedc",
    "metadata": {},
    "name": "CompareRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
