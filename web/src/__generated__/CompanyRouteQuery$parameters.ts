/**
 * @generated SignedSource<<84ffdad4d5f1d180f30abbe37eb2de15>>
 * @relayHash 82bae8d3251d332a8fcaf1f7c9486254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be3784a7ed958e11109205803e537eec19f823e8d0556c94eee330932291777d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyRouteQuery } from './CompanyRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be3784a7ed958e11109205803e537eec19f823e8d0556c94eee330932291777d",
    "metadata": {},
    "name": "CompanyRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
