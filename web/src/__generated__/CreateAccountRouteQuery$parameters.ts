/**
 * @generated SignedSource<<47d3ba130cad6f27df0e57f44c29438a>>
 * @relayHash 1f3a997bed3d819a35f593bf58dcc8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d2c13899c3e1c941842e51b915b3d8e81850917c114082823b4554a94c08496

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreateAccountRouteQuery } from './CreateAccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreateAccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d2c13899c3e1c941842e51b915b3d8e81850917c114082823b4554a94c08496",
    "metadata": {},
    "name": "CreateAccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
