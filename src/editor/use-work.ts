import { useEffect, useRef, useState } from 'react';
import { type Result, type Step, sendWork, type Work } from './work.ts';

/** Work that takes long: its progress, its result, and how to end it. It ends with what shows it. */
export function useWork() {
  const [step, setStep] = useState<Step>();
  const [result, setResult] = useState<Result>();
  const controller = useRef<AbortController>(undefined);
  const cancel = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (work: Work) => {
    controller.current = new AbortController();
    setResult(undefined);
    setStep({ label: 'Sending' });
    setResult(await sendWork(work, { signal: controller.current.signal, onStep: setStep }));
    setStep(undefined);
  };
  return { step, result, cancel, start };
}
