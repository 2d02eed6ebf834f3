# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	262f
	testl	%edx, %edx
	je	262f
	testl	%esi, %esi
	je	262f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3624, %rsp
	movq	3696(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %r12
	movq	40(%rdi), %rbx
	movq	%rbx, 1504(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	3680(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1472(%rsp)
	movq	%r9, 1488(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 904(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1464(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 1480(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 192(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	263f(%rip), %ymm15
	xorl	%edx, %edx
	vbroadcastss	2123f(%rip), %ymm0
	vbroadcastss	2124f(%rip), %ymm1
	vmovups	%ymm1, 2944(%rsp)
	vbroadcastss	263f(%rip), %ymm1
	vmovups	%ymm1, 1616(%rsp)
	vbroadcastss	299f(%rip), %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vbroadcastss	265f(%rip), %ymm8
	vbroadcastss	266f(%rip), %ymm10
	vbroadcastss	267f(%rip), %ymm13
	movq	%r11, 600(%rsp)
	movq	%rsi, 1520(%rsp)
	movq	%r12, 1512(%rsp)
	vmovups	%ymm0, 2976(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdx
	addq	1464(%rsp), %r8
	cmpq	1472(%rsp), %rdx
	je	261f
21:
	movq	%rdx, %r9
	imulq	904(%rsp), %r9
	movq	%r9, 1496(%rsp)
	movq	%r8, %rbx
	xorl	%r11d, %r11d
	movq	%r8, 1536(%rsp)
	movq	%rdx, 1528(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%r11
	addq	1480(%rsp), %rbx
	cmpq	904(%rsp), %r11
	je	20b
23:
	movq	1496(%rsp), %r9
	addq	%r11, %r9
	imulq	%rsi, %r9
	addq	1488(%rsp), %r9
	movq	%rbx, 184(%rsp)
	xorl	%r15d, %r15d
	movq	%rbx, 1560(%rsp)
	movq	%r11, 1552(%rsp)
	movq	%r9, 1544(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	%ymm15, %ymm14, %ymm0
	vbroadcastss	279f(%rip), %ymm1
	vblendvps	%ymm0, 2704(%rsp), %ymm1, %ymm0
	movq	1504(%rsp), %rdx
	vmovups	2480(%rsp), %ymm1
	vmovaps	%ymm1, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r13)
	movq	3696(%rsp), %rax
	movq	1520(%rsp), %rsi
	movq	1536(%rsp), %r8
	vbroadcastss	263f(%rip), %ymm15
	movq	1528(%rsp), %rdx
	vbroadcastss	265f(%rip), %ymm8
	vbroadcastss	266f(%rip), %ymm10
	movq	1560(%rsp), %rbx
	movq	%r14, %r11
25:
	incq	%r15
	addq	$2, 184(%rsp)
	cmpq	%rsi, %r15
	je	22b
26:
	leaq	(%r9,%r15), %r13
	movl	8(%rax), %r14d
	movq	%r14, 72(%rsp)
	cmpq	%r14, %r13
	jae	25b
	movq	%r15, 1576(%rsp)
	movq	%r13, %rdx
	movl	(%rax), %r13d
	movl	16(%rax), %esi
	movl	%esi, 400(%rsp)
	movl	20(%rax), %r10d
	movq	%r13, %rbx
	imulq	%r13, %rbx
	movq	%rbx, %rsi
	movq	%rdx, 1568(%rsp)
	imulq	%rdx, %rsi
	addq	%rsi, %rsi
	testq	%r13, %r13
	je	227f
	leaq	(,%r13,2), %rax
	movl	$2, %r15d
	subq	%r13, %r15
	movq	184(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 768(%rsp)
	vpbroadcastd	264f(%rip), %ymm6
	vmovups	%ymm15, 2160(%rsp)
	vmovups	%ymm15, 1040(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	xorl	%r9d, %r9d
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm2, %ymm14, %ymm14
	vaddps	%ymm3, %ymm7, %ymm7
	vaddps	%ymm1, %ymm11, %ymm1
	vaddps	%ymm0, %ymm12, %ymm12
	incq	%r9
	addq	%rax, %r14
	cmpq	%r13, %r9
	je	226f
28:
	movl	%r14d, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$6, %rdx
	movl	%eax, %r8d
	imull	%r9d, %r8d
	addl	%esi, %r8d
	andl	$2147483646, %r8d
	shlq	$5, %r8
	movq	192(%rsp), %r11
	leaq	(%r11,%r8), %r12
	vmovaps	(%r11,%r8), %ymm0
	vmovaps	32(%r11,%r8), %ymm3
	testb	$8, %r10b
	jne	212f
	cmpl	$1, %r13d
	jne	29f
	vmovups	32(%rsp), %ymm4
	vaddps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 32(%rsp)
29:
	movq	192(%rsp), %r8
	addq	$96, %r8
	addq	%r8, %rdx
	vsubps	%ymm3, %ymm0, %ymm2
	cmpq	$1, %r13
	je	215f
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm2, %ymm11
	vaddps	%ymm0, %ymm3, %ymm0
	jne	216f
210:
	testq	%r9, %r9
	jne	27b
211:
	vmovups	240(%rsp), %ymm4
	vaddps	%ymm4, %ymm11, %ymm4
	vmovups	%ymm4, 240(%rsp)
	vaddps	%ymm0, %ymm5, %ymm5
	jmp	27b
	.p2align	4
212:
	cmpl	$1, %r13d
	jne	213f
	vmovups	32(%rsp), %ymm4
	vaddps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 32(%rsp)
213:
	movq	192(%rsp), %r8
	addq	$96, %r8
	addq	%r8, %rdx
	vsubps	%ymm3, %ymm0, %ymm9
	cmpq	$1, %r13
	vmovups	1040(%rsp), %ymm11
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm14, 112(%rsp)
	vmovups	%ymm5, 432(%rsp)
	jne	214f
	vmovups	(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%rsp)
214:
	vcmpltps	%ymm8, %ymm3, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vaddps	%ymm0, %ymm10, %ymm4
	vmovaps	%ymm13, %ymm2
	vfmadd213ps	%ymm13, %ymm0, %ymm4
	vbroadcastss	268f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	269f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm5
	vbroadcastss	270f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm15, %ymm4
	vmulps	2160(%rsp), %ymm4, %ymm4
	vblendvps	%ymm0, %ymm5, %ymm15, %ymm5
	vmulps	%ymm5, %ymm11, %ymm11
	vpsrld	$23, %ymm4, %ymm5
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm6
	vbroadcastss	271f(%rip), %ymm5
	vandps	%ymm5, %ymm4, %ymm4
	vmovups	1616(%rsp), %ymm13
	vorps	%ymm4, %ymm13, %ymm14
	vandps	%ymm5, %ymm11, %ymm4
	vorps	%ymm4, %ymm13, %ymm4
	vmovups	%ymm4, 1040(%rsp)
	vmovaps	%ymm15, %ymm4
	vandps	%ymm0, %ymm15, %ymm0
	vmovups	768(%rsp), %ymm15
	vaddps	%ymm0, %ymm15, %ymm15
	vmovups	%ymm9, 208(%rsp)
	vaddps	%ymm1, %ymm9, %ymm11
	vmovups	%ymm3, 80(%rsp)
	vaddps	%ymm1, %ymm3, %ymm0
	jne	218f
	vmovups	%ymm15, 768(%rsp)
	vmovups	%ymm14, 2160(%rsp)
	vmovaps	%ymm4, %ymm15
	vmovups	144(%rsp), %ymm1
	vmovups	112(%rsp), %ymm14
	vmovups	80(%rsp), %ymm3
	vmovaps	%ymm2, %ymm13
	vmovups	208(%rsp), %ymm2
	vmovups	432(%rsp), %ymm5
	testq	%r9, %r9
	jne	27b
	jmp	211b
	.p2align	4
215:
	vmovups	(%rsp), %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm2, %ymm11
	vaddps	%ymm0, %ymm3, %ymm0
	je	210b
216:
	vmovups	%ymm3, 80(%rsp)
	vmovaps	%ymm5, %ymm3
	vmovaps	%ymm7, %ymm9
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm13, %ymm12
	vmovaps	%ymm14, %ymm13
	vmovaps	%ymm1, %ymm14
	leaq	-2(%r13), %r8
	vmovaps	%ymm2, %ymm15
	testq	%r8, %r8
	je	220f
	vmovups	768(%rsp), %ymm1
	movl	$1, %r8d
	.p2align	4
217:
	vmovaps	-32(%rdx), %ymm4
	vmovaps	(%rdx), %ymm5
	vsubps	%ymm5, %ymm4, %ymm4
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm5, %ymm0, %ymm0
	leaq	(%r15,%r8), %r11
	incq	%r11
	incq	%r8
	addq	$64, %rdx
	cmpq	$1, %r11
	jne	217b
	jmp	221f
	.p2align	4
218:
	vmovups	%ymm7, 368(%rsp)
	vmovups	%ymm12, 304(%rsp)
	vmovaps	%ymm15, %ymm7
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	223f
	movl	$1, %r8d
	vmovaps	%ymm4, %ymm1
	vmovaps	%ymm13, %ymm3
	vbroadcastss	267f(%rip), %ymm12
	vmovaps	%ymm14, %ymm9
	vmovups	1040(%rsp), %ymm13
	.p2align	4
219:
	vmovaps	-32(%rdx), %ymm4
	vmovaps	(%rdx), %ymm14
	vcmpltps	%ymm8, %ymm14, %ymm15
	vandps	%ymm4, %ymm15, %ymm15
	vbroadcastss	266f(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm10
	vfmadd213ps	%ymm12, %ymm15, %ymm10
	vbroadcastss	268f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm15, %ymm10
	vbroadcastss	269f(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vbroadcastss	270f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm15, %ymm2
	vxorps	%xmm8, %xmm8, %xmm8
	vcmpltps	%ymm15, %ymm8, %ymm15
	vblendvps	%ymm15, %ymm10, %ymm1, %ymm10
	vmulps	%ymm10, %ymm9, %ymm10
	vblendvps	%ymm15, %ymm2, %ymm1, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vpsrld	$23, %ymm2, %ymm8
	vpsubd	%ymm8, %ymm6, %ymm6
	vpsrld	$23, %ymm10, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vandps	%ymm1, %ymm15, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vbroadcastss	265f(%rip), %ymm8
	vsubps	%ymm14, %ymm4, %ymm4
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm0, %ymm14, %ymm0
	vandps	%ymm5, %ymm10, %ymm4
	vbroadcastss	266f(%rip), %ymm10
	vorps	%ymm3, %ymm4, %ymm9
	vandps	%ymm5, %ymm2, %ymm2
	vorps	%ymm3, %ymm2, %ymm13
	leaq	(%r15,%r8), %r11
	incq	%r11
	incq	%r8
	addq	$64, %rdx
	cmpq	$1, %r11
	jne	219b
	jmp	224f
220:
	vmovups	768(%rsp), %ymm1
	movl	$1, %r8d
221:
	movq	%r8, %rdx
	shlq	$6, %rdx
	vmovaps	(%r12,%rdx), %ymm2
	vmovaps	32(%r12,%rdx), %ymm4
	vsubps	%ymm4, %ymm2, %ymm5
	incq	%r8
	cmpq	%r13, %r8
	vmovups	%ymm1, 768(%rsp)
	jne	222f
	vmovups	(%rsp), %ymm2
	vaddps	%ymm5, %ymm2, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovups	32(%rsp), %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm2, 32(%rsp)
222:
	vmovaps	%ymm15, %ymm2
	vaddps	%ymm5, %ymm11, %ymm11
	vaddps	%ymm4, %ymm0, %ymm0
	vmovaps	%ymm14, %ymm1
	vmovaps	%ymm13, %ymm14
	vmovaps	%ymm12, %ymm13
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm9, %ymm7
	vmovaps	%ymm3, %ymm5
	vmovups	80(%rsp), %ymm3
	vbroadcastss	263f(%rip), %ymm15
	testq	%r9, %r9
	jne	27b
	jmp	211b
223:
	movl	$1, %r8d
	vmovaps	%ymm14, %ymm9
	vmovups	1040(%rsp), %ymm13
224:
	vmovups	%ymm13, 1040(%rsp)
	vmovups	%ymm7, 768(%rsp)
	vmovaps	%ymm9, %ymm3
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%r8, %rdx
	shlq	$6, %rdx
	vmovaps	(%r12,%rdx), %ymm4
	vmovaps	32(%r12,%rdx), %ymm14
	vsubps	%ymm14, %ymm4, %ymm15
	incq	%r8
	cmpq	%r13, %r8
	jne	225f
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovups	32(%rsp), %ymm2
	vaddps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 32(%rsp)
225:
	vbroadcastss	267f(%rip), %ymm13
	vbroadcastss	268f(%rip), %ymm12
	vbroadcastss	269f(%rip), %ymm7
	vbroadcastss	270f(%rip), %ymm9
	vcmpltps	%ymm8, %ymm14, %ymm2
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm2, %ymm10, %ymm4
	vfmadd213ps	%ymm13, %ymm2, %ymm4
	vfmadd213ps	%ymm12, %ymm2, %ymm4
	vaddps	%ymm7, %ymm2, %ymm8
	vfmadd213ps	%ymm9, %ymm2, %ymm8
	vcmpltps	%ymm2, %ymm1, %ymm2
	vbroadcastss	263f(%rip), %ymm1
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm4
	vmulps	%ymm4, %ymm3, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm8
	vmulps	1040(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm6
	vpsrld	$23, %ymm4, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vbroadcastss	266f(%rip), %ymm10
	vandps	%ymm5, %ymm4, %ymm4
	vandps	%ymm5, %ymm8, %ymm5
	vbroadcastss	265f(%rip), %ymm8
	vandps	%ymm1, %ymm2, %ymm2
	vmovups	768(%rsp), %ymm3
	vaddps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 768(%rsp)
	vaddps	%ymm15, %ymm11, %ymm11
	vmovaps	%ymm1, %ymm15
	vaddps	%ymm0, %ymm14, %ymm0
	vmovups	1616(%rsp), %ymm1
	vorps	%ymm1, %ymm4, %ymm2
	vmovups	%ymm2, 2160(%rsp)
	vorps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 1040(%rsp)
	vmovups	144(%rsp), %ymm1
	vmovups	112(%rsp), %ymm14
	vmovups	304(%rsp), %ymm12
	vmovups	368(%rsp), %ymm7
	vmovups	432(%rsp), %ymm5
	vmovups	80(%rsp), %ymm3
	vmovups	208(%rsp), %ymm2
	testq	%r9, %r9
	jne	27b
	jmp	211b
	.p2align	4
226:
	vmovups	%ymm1, 144(%rsp)
	vbroadcastss	272f(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm2
	vmovaps	%ymm12, %ymm4
	vroundps	$8, %ymm2, %ymm12
	vmulps	%ymm1, %ymm0, %ymm0
	vroundps	$8, %ymm0, %ymm10
	vmulps	%ymm1, %ymm7, %ymm0
	vroundps	$8, %ymm0, %ymm9
	vmulps	32(%rsp), %ymm1, %ymm0
	vroundps	$8, %ymm0, %ymm0
	vmulps	%ymm1, %ymm4, %ymm2
	vroundps	$8, %ymm2, %ymm7
	vpbroadcastd	273f(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm6, %ymm2
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	274f(%rip), %ymm5
	vpblendw	$170, %ymm5, %ymm4, %ymm4
	vbroadcastss	275f(%rip), %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	276f(%rip), %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmovups	768(%rsp), %ymm3
	vmovups	(%rsp), %ymm13
	jmp	228f
227:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 240(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm1, 144(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm15, 1040(%rsp)
	vmovups	%ymm15, 2160(%rsp)
228:
	testq	%rbx, %rbx
	vmovups	%ymm3, 768(%rsp)
	movl	%r10d, 204(%rsp)
	vmovups	%ymm1, 3136(%rsp)
	js	229f
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rbx, %xmm6, %xmm6
	jmp	230f
	.p2align	4
229:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rdx, %xmm6, %xmm2
	vaddss	%xmm2, %xmm2, %xmm6
230:
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%r13, %xmm8, %xmm2
	vbroadcastss	%xmm2, %ymm5
	vsubps	%ymm12, %ymm5, %ymm2
	vmaxps	%ymm15, %ymm2, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vsubps	%ymm10, %ymm5, %ymm4
	vmaxps	%ymm15, %ymm4, %ymm4
	vdivps	%ymm4, %ymm15, %ymm4
	vsubps	%ymm9, %ymm5, %ymm8
	vmaxps	%ymm15, %ymm8, %ymm8
	vdivps	%ymm8, %ymm15, %ymm8
	vmulps	240(%rsp), %ymm2, %ymm2
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	%ymm8, %ymm14, %ymm3
	vsubps	%ymm0, %ymm5, %ymm0
	vmaxps	%ymm15, %ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vminps	%ymm2, %ymm4, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm8
	vmulps	%ymm0, %ymm13, %ymm0
	vmaxps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vminps	%ymm8, %ymm4, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm8, %ymm4, %ymm8
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm4
	vminps	%ymm2, %ymm0, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm0
	vminps	%ymm4, %ymm0, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vaddps	%ymm0, %ymm3, %ymm0
	vbroadcastss	277f(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vbroadcastss	278f(%rip), %ymm1
	vmovups	%ymm1, 1872(%rsp)
	vandps	144(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, (%rsp)
	vbroadcastss	%xmm6, %ymm4
	vsubps	%ymm7, %ymm4, %ymm1
	vmovups	%ymm1, 3008(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	testq	%r13, %r13
	movq	600(%rsp), %r10
	je	237f
	vmovups	%ymm4, 32(%rsp)
	vmaxps	%ymm13, %ymm0, %ymm3
	vbroadcastss	279f(%rip), %ymm1
	vmulps	%ymm1, %ymm3, %ymm8
	leaq	(,%r13,2), %rax
	movl	%r13d, %edx
	andl	$-2, %edx
	movq	184(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r9d, %r9d
	jmp	234f
	.p2align	4
231:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
232:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movl	%eax, %r11d
	imull	%r9d, %r11d
	addl	%esi, %r11d
	andl	$2147483646, %r11d
	shlq	$5, %r11
	vcvtsi2ss	%r14, %xmm5, %xmm2
	addq	192(%rsp), %r11
	shlq	$6, %r14
	vmovaps	(%r11,%r14), %ymm9
	vmovaps	32(%r11,%r14), %ymm13
	vsubps	%ymm13, %ymm9, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%ymm4, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm9, %ymm9, %ymm13
	vmaxps	%ymm4, %ymm13, %ymm13
	vbroadcastss	%xmm2, %ymm9
	vaddps	%ymm13, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm13, %ymm9
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm10
	vfmadd213ps	%ymm12, %ymm13, %ymm10
233:
	vcvtsi2ss	%r9, %xmm5, %xmm2
	vbroadcastss	%xmm2, %ymm12
	vaddps	%ymm3, %ymm11, %ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vfmadd231ps	%ymm2, %ymm11, %ymm6
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	je	236f
234:
	cmpl	$1, %r13d
	je	231b
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	movq	192(%rsp), %r10
	leaq	96(%r10), %r11
	addq	%r11, %r15
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
235:
	vmovaps	-96(%r15), %ymm12
	vmovaps	-64(%r15), %ymm13
	vmovaps	-32(%r15), %ymm14
	vmovaps	(%r15), %ymm15
	vsubps	%ymm13, %ymm12, %ymm12
	vsubps	%ymm0, %ymm12, %ymm12
	vmaxps	%ymm4, %ymm12, %ymm12
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm12, %ymm12, %ymm13
	vmaxps	%ymm4, %ymm13, %ymm12
	vcvtsi2ss	%r14, %xmm5, %xmm13
	vbroadcastss	%xmm13, %ymm2
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm2
	vmulss	%xmm13, %xmm13, %xmm9
	vbroadcastss	%xmm9, %ymm13
	vfmadd213ps	%ymm10, %ymm12, %ymm13
	vsubps	%ymm15, %ymm14, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vmaxps	%ymm4, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm15
	vfmsub231ps	%ymm9, %ymm9, %ymm15
	vmaxps	%ymm4, %ymm15, %ymm12
	leaq	1(%r14), %r11
	vcvtsi2ss	%r11, %xmm5, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm2, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm2
	vbroadcastss	%xmm2, %ymm10
	vfmadd213ps	%ymm13, %ymm12, %ymm10
	addq	$2, %r14
	subq	$-128, %r15
	cmpq	%rdx, %r14
	jne	235b
	testb	$1, %r13b
	vbroadcastss	263f(%rip), %ymm15
	jne	232b
	jmp	233b
	.p2align	4
236:
	movq	600(%rsp), %r10
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	32(%rsp), %ymm4
	jmp	238f
237:
	xorl	%eax, %eax
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
238:
	vbroadcastss	281f(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm2
	vdivps	%ymm2, %ymm15, %ymm11
	vbroadcastss	282f(%rip), %ymm1
	vcmpltps	%ymm3, %ymm1, %ymm2
	vbroadcastss	283f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm5
	vbroadcastss	277f(%rip), %ymm12
	vmulps	%ymm5, %ymm12, %ymm5
	vmulps	%ymm11, %ymm9, %ymm8
	vblendvps	%ymm2, %ymm8, %ymm5, %ymm8
	vmulps	%ymm7, %ymm11, %ymm7
	vblendvps	%ymm2, %ymm7, %ymm5, %ymm5
	vbroadcastss	284f(%rip), %ymm1
	vdivps	%ymm1, %ymm4, %ymm4
	vpbroadcastd	280f(%rip), %ymm2
	vmulps	%ymm11, %ymm10, %ymm7
	vfnmadd231ps	%ymm8, %ymm8, %ymm7
	vaddps	%ymm7, %ymm7, %ymm7
	vminps	%ymm7, %ymm4, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm9, %ymm7
	vbroadcastss	285f(%rip), %ymm1
	vmaxps	%ymm1, %ymm7, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmovdqu	(%rsp), %ymm9
	vpcmpgtd	%ymm2, %ymm9, %ymm2
	vmovdqu	%ymm2, (%rsp)
	vmulps	%ymm6, %ymm11, %ymm6
	vfnmadd231ps	%ymm5, %ymm5, %ymm6
	vaddps	%ymm6, %ymm6, %ymm6
	vminps	%ymm6, %ymm4, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm9, %ymm4
	vmaxps	%ymm1, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	286f(%rip), %ymm1
	vmulps	%ymm1, %ymm7, %ymm6
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	%ymm6, %ymm3, %ymm3
	vmovups	3008(%rsp), %ymm9
	vmovups	144(%rsp), %ymm1
	vfnmadd231ps	%ymm9, %ymm0, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vaddps	%ymm4, %ymm7, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vbroadcastss	20(%r10), %ymm4
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 2128(%rsp)
	vcmpltps	%ymm4, %ymm13, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vbroadcastss	52(%r10), %ymm2
	vbroadcastss	76(%r10), %ymm1
	vbroadcastss	56(%r10), %ymm14
	vbroadcastss	80(%r10), %ymm15
	vbroadcastss	60(%r10), %ymm13
	vbroadcastss	64(%r10), %ymm11
	vbroadcastss	88(%r10), %ymm12
	vbroadcastss	68(%r10), %ymm7
	vbroadcastss	92(%r10), %ymm10
	vminps	%ymm8, %ymm1, %ymm4
	vcmpunordps	%ymm8, %ymm8, %ymm6
	vmovups	%ymm1, 2224(%rsp)
	vblendvps	%ymm6, %ymm1, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm2, 2576(%rsp)
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm2
	vminps	%ymm5, %ymm15, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm15, 2256(%rsp)
	vblendvps	%ymm5, %ymm15, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm14, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm14, 2288(%rsp)
	vblendvps	%ymm4, %ymm14, %ymm5, %ymm1
	vmovups	%ymm1, 912(%rsp)
	vminps	%ymm0, %ymm12, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm12, 2608(%rsp)
	vblendvps	%ymm0, %ymm12, %ymm4, %ymm0
	vmovaps	%ymm2, %ymm12
	vmaxps	%ymm0, %ymm11, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 2352(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm4, %ymm4
	vminps	%ymm3, %ymm10, %ymm0
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm3, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vbroadcastss	287f(%rip), %ymm3
	vcmpltps	%ymm3, %ymm9, %ymm0
	vorps	(%rsp), %ymm0, %ymm0
	vbroadcastss	84(%r10), %ymm1
	vmovups	%ymm1, 2192(%rsp)
	vminps	32(%rsp), %ymm1, %ymm1
	vmovups	%ymm13, 2320(%rsp)
	vmaxps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vbroadcastss	263f(%rip), %ymm2
	vandnps	%ymm2, %ymm0, %ymm9
	vbroadcastss	288f(%rip), %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 2704(%rsp)
	movl	400(%rsp), %edx
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%rdx, %xmm8, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3072(%rsp)
	vmovups	%ymm7, 2416(%rsp)
	vmovups	%ymm10, 2384(%rsp)
	vsubss	%xmm7, %xmm10, %xmm0
	vmulss	285f(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3168(%rsp)
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r15
	movq	184(%rsp), %r11
	imulq	%rbx, %r11
	movq	%r13, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1968(%rsp)
	vmovups	%ymm0, 2000(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 1584(%rsp)
	vmovaps	%ymm2, %ymm3
	vmovups	%ymm2, 2096(%rsp)
	vbroadcastss	290f(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1392(%rsp)
	vmovups	%ymm0, 2448(%rsp)
	vmovups	%ymm1, 2544(%rsp)
	vbroadcastss	289f(%rip), %ymm0
	vmovups	%ymm0, 2768(%rsp)
	vbroadcastss	280f(%rip), %ymm0
	vmovups	%ymm0, 2640(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2480(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	jmp	240f
	.p2align	4
239:
	vbroadcastss	263f(%rip), %ymm9
	vmovups	3232(%rsp), %ymm0
	vminps	%ymm9, %ymm0, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vminps	%ymm0, %ymm10, %ymm0
	vminps	%ymm0, %ymm13, %ymm0
	vmovups	400(%rsp), %ymm10
	vmulps	1808(%rsp), %ymm10, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	(%rsp), %ymm5
	vsubps	%ymm5, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	432(%rsp), %ymm13
	vmulps	1232(%rsp), %ymm13, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmovups	32(%rsp), %ymm5
	vsubps	%ymm5, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	368(%rsp), %ymm3
	vmulps	464(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	80(%rsp), %ymm5
	vsubps	%ymm5, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	304(%rsp), %ymm3
	vmulps	496(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	144(%rsp), %ymm5
	vsubps	%ymm5, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	832(%rsp), %ymm15
	vmulps	1840(%rsp), %ymm15, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	vmovups	240(%rsp), %ymm5
	vsubps	%ymm5, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 640(%rsp)
	vmovups	2128(%rsp), %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	336(%rsp), %ymm1, %ymm0
	vmovups	1968(%rsp), %ymm1
	vfmadd231ps	560(%rsp), %ymm1, %ymm0
	vmovups	1104(%rsp), %ymm1
	vfmadd231ps	2000(%rsp), %ymm1, %ymm0
	vmovups	608(%rsp), %ymm1
	vfmadd231ps	2032(%rsp), %ymm1, %ymm0
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	2064(%rsp), %ymm1, %ymm0
	vmovups	1584(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm0
	vbroadcastss	285f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmulps	1168(%rsp), %ymm2, %ymm1
	vmovups	2672(%rsp), %ymm2
	vfmadd213ps	%ymm11, %ymm1, %ymm2
	vmulps	1072(%rsp), %ymm2, %ymm11
	vmovups	1648(%rsp), %ymm2
	vfmadd213ps	1136(%rsp), %ymm11, %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm14
	vmulps	704(%rsp), %ymm14, %ymm8
	vmovups	1680(%rsp), %ymm2
	vfmadd213ps	%ymm7, %ymm8, %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm12, %ymm1, %ymm6
	vmulps	112(%rsp), %ymm6, %ymm5
	vmovups	1712(%rsp), %ymm2
	vfmadd213ps	800(%rsp), %ymm5, %ymm2
	vmovups	1744(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm8, %ymm3
	vbroadcastss	281f(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vbroadcastss	263f(%rip), %ymm12
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	1776(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm11, %ymm2
	vmovups	672(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm1, %ymm7
	vmovups	%ymm9, 1584(%rsp)
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	2096(%rsp), %ymm0, %ymm0
	vmovups	2768(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm2
	vmulps	%ymm7, %ymm10, %ymm10
	vbroadcastss	2146f(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	1392(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 496(%rsp)
	vcmpnltps	%ymm9, %ymm0, %ymm6
	vorps	%ymm6, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm2, %ymm9
	vmovups	1872(%rsp), %ymm0
	vandps	%ymm0, %ymm10, %ymm6
	vmovups	%ymm10, 400(%rsp)
	vbroadcastss	2148f(%rip), %ymm14
	vaddps	%ymm6, %ymm14, %ymm6
	vdivps	%ymm6, %ymm12, %ymm2
	vmovups	1424(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm6
	vmovups	%ymm9, 464(%rsp)
	vminps	%ymm9, %ymm6, %ymm7
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm7, %ymm9
	vmulps	%ymm5, %ymm13, %ymm6
	vandps	%ymm0, %ymm6, %ymm5
	vmovups	%ymm6, 112(%rsp)
	vaddps	%ymm5, %ymm14, %ymm5
	vdivps	%ymm5, %ymm12, %ymm7
	vmovaps	%ymm12, %ymm13
	vmulps	%ymm7, %ymm3, %ymm5
	vminps	%ymm9, %ymm5, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm12, %ymm12
	vmulps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vandps	%ymm0, %ymm1, %ymm1
	vaddps	%ymm1, %ymm14, %ymm1
	vmovaps	%ymm14, %ymm5
	vdivps	%ymm1, %ymm13, %ymm9
	vbroadcastss	277f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	3168(%rsp), %ymm9, %ymm13
	vminps	%ymm1, %ymm13, %ymm14
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm13, %ymm14, %ymm1
	vminps	%ymm12, %ymm1, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 1936(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm10, %ymm12
	vmovups	944(%rsp), %ymm1
	vsubps	2576(%rsp), %ymm1, %ymm13
	vmovups	2224(%rsp), %ymm3
	vsubps	%ymm1, %ymm3, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm6, %ymm13
	vmovups	912(%rsp), %ymm3
	vsubps	2288(%rsp), %ymm3, %ymm14
	vmovups	2256(%rsp), %ymm1
	vsubps	%ymm3, %ymm1, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vmulps	%ymm2, %ymm12, %ymm10
	vmulps	(%rsp), %ymm12, %ymm12
	vbroadcastss	2149f(%rip), %ymm15
	vmulps	%ymm15, %ymm10, %ymm10
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm12, %ymm3, %ymm12
	vbroadcastss	290f(%rip), %ymm6
	vminps	%ymm6, %ymm10, %ymm10
	vblendvps	%ymm12, %ymm10, %ymm6, %ymm10
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	32(%rsp), %ymm13, %ymm12
	vmulps	%ymm7, %ymm15, %ymm7
	vcmpltps	%ymm12, %ymm3, %ymm12
	vblendvps	%ymm12, %ymm7, %ymm6, %ymm7
	vminps	%ymm10, %ymm7, %ymm12
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm12, %ymm7
	vmovups	368(%rsp), %ymm1
	vmulps	%ymm1, %ymm8, %ymm8
	vcmpltps	%ymm3, %ymm8, %ymm10
	vmovups	272(%rsp), %ymm3
	vsubps	2320(%rsp), %ymm3, %ymm12
	vmovups	2192(%rsp), %ymm2
	vsubps	%ymm3, %ymm2, %ymm13
	vmovaps	%ymm3, %ymm2
	vblendvps	%ymm10, %ymm12, %ymm13, %ymm10
	vandps	%ymm0, %ymm8, %ymm12
	vaddps	%ymm5, %ymm12, %ymm12
	vbroadcastss	263f(%rip), %ymm13
	vdivps	%ymm12, %ymm13, %ymm12
	vmulps	%ymm12, %ymm10, %ymm12
	vmulps	80(%rsp), %ymm10, %ymm10
	vmulps	%ymm15, %ymm12, %ymm12
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm10, %ymm3, %ymm10
	vblendvps	%ymm10, %ymm12, %ymm6, %ymm10
	vmovaps	%ymm6, %ymm3
	vminps	%ymm7, %ymm10, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm10, %ymm12, %ymm7
	vmulps	304(%rsp), %ymm11, %ymm10
	vandps	%ymm0, %ymm10, %ymm11
	vaddps	%ymm5, %ymm11, %ymm11
	vdivps	%ymm11, %ymm13, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm10, %ymm12
	vmovups	208(%rsp), %ymm0
	vsubps	2352(%rsp), %ymm0, %ymm13
	vmovups	2608(%rsp), %ymm6
	vsubps	%ymm0, %ymm6, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm11, %ymm12, %ymm11
	vmulps	144(%rsp), %ymm12, %ymm12
	vmulps	%ymm15, %ymm11, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm12, %ymm0, %ymm12
	vmovaps	%ymm3, %ymm14
	vblendvps	%ymm12, %ymm11, %ymm3, %ymm11
	vminps	%ymm7, %ymm11, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm11, %ymm12, %ymm7
	vmovups	432(%rsp), %ymm5
	vcmpltps	%ymm0, %ymm5, %ymm11
	vmovups	976(%rsp), %ymm0
	vsubps	2416(%rsp), %ymm0, %ymm12
	vmovups	2384(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm9, %ymm11, %ymm9
	vmulps	240(%rsp), %ymm11, %ymm11
	vmulps	%ymm15, %ymm9, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm11, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm14, %ymm9
	vminps	%ymm7, %ymm9, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm9, %ymm11, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vsqrtps	%ymm4, %ymm4
	vmovaps	%ymm2, %ymm3
	vbroadcastss	263f(%rip), %ymm2
	vdivps	%ymm3, %ymm2, %ymm7
	vmulps	%ymm7, %ymm1, %ymm1
	vmovups	%ymm1, (%rsp)
	vmulps	%ymm4, %ymm1, %ymm9
	vbroadcastss	2145f(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm9
	vminps	%ymm4, %ymm9, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm13
	vmovups	%ymm4, 144(%rsp)
	vblendvps	%ymm13, %ymm9, %ymm11, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vmovups	912(%rsp), %ymm1
	vaddps	112(%rsp), %ymm1, %ymm9
	vmovups	2256(%rsp), %ymm0
	vminps	%ymm9, %ymm0, %ymm11
	vcmpunordps	%ymm9, %ymm9, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm11, %ymm11
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm14, %ymm11
	vmovups	944(%rsp), %ymm12
	vaddps	400(%rsp), %ymm12, %ymm14
	vmovups	2224(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm15, %ymm7
	vmovups	2576(%rsp), %ymm13
	vmaxps	%ymm7, %ymm13, %ymm15
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm15, %ymm7
	vcmpneqps	%ymm11, %ymm9, %ymm9
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm9, %ymm11, %ymm9
	vmovups	%ymm3, 272(%rsp)
	vaddps	%ymm3, %ymm8, %ymm11
	vmovups	2192(%rsp), %ymm1
	vminps	%ymm11, %ymm1, %ymm8
	vcmpunordps	%ymm11, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm8, %ymm8
	vmovups	2320(%rsp), %ymm1
	vmaxps	%ymm8, %ymm1, %ymm15
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm1, %ymm15, %ymm15
	vcmpneqps	%ymm7, %ymm14, %ymm8
	vcmpeqps	%ymm7, %ymm12, %ymm7
	vandps	%ymm7, %ymm8, %ymm8
	vmovups	208(%rsp), %ymm2
	vaddps	%ymm2, %ymm10, %ymm7
	vminps	%ymm7, %ymm6, %ymm10
	vcmpunordps	%ymm7, %ymm7, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm10, %ymm10
	vmovups	2352(%rsp), %ymm1
	vmaxps	%ymm10, %ymm1, %ymm14
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm14, %ymm10
	vcmpneqps	%ymm15, %ymm11, %ymm11
	vcmpeqps	%ymm3, %ymm15, %ymm14
	vandps	%ymm11, %ymm14, %ymm11
	vmovups	976(%rsp), %ymm1
	vaddps	%ymm5, %ymm1, %ymm14
	vmovups	2384(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm15, %ymm3
	vmovups	2416(%rsp), %ymm0
	vmaxps	%ymm3, %ymm0, %ymm15
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm15, %ymm3
	vcmpneqps	%ymm7, %ymm10, %ymm7
	vcmpeqps	%ymm2, %ymm10, %ymm10
	vandps	%ymm7, %ymm10, %ymm7
	vcmpneqps	%ymm3, %ymm14, %ymm10
	vcmpeqps	%ymm1, %ymm3, %ymm3
	vandps	%ymm3, %ymm10, %ymm3
	vpsrld	$31, %ymm7, %ymm7
	vpslld	$3, %ymm7, %ymm7
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$4, %ymm3, %ymm3
	vpor	%ymm3, %ymm7, %ymm3
	vpsrld	$31, %ymm11, %ymm7
	vpslld	$2, %ymm7, %ymm7
	vpor	%ymm7, %ymm3, %ymm3
	vpsrld	$31, %ymm9, %ymm7
	vpaddd	%ymm7, %ymm7, %ymm7
	vpor	%ymm7, %ymm3, %ymm3
	vpsubd	%ymm8, %ymm3, %ymm11
	vmovdqu	%ymm11, 368(%rsp)
	vbroadcastss	2143f(%rip), %ymm3
	vmovups	640(%rsp), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm3
	vmovups	3040(%rsp), %ymm10
	vcmpltps	%ymm4, %ymm10, %ymm7
	vorps	%ymm7, %ymm3, %ymm7
	vmovups	496(%rsp), %ymm4
	vandps	%ymm7, %ymm4, %ymm7
	vmovups	2544(%rsp), %ymm2
	vbroadcastss	285f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm2, %ymm7
	vmovups	3104(%rsp), %ymm0
	vsubps	2880(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 32(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1392(%rsp), %ymm8
	vcmpnltps	%ymm8, %ymm0, %ymm9
	vorps	%ymm3, %ymm9, %ymm9
	vmovups	%ymm9, 240(%rsp)
	vmovups	1200(%rsp), %ymm0
	vbroadcastss	290f(%rip), %ymm1
	vblendvps	%ymm9, %ymm1, %ymm0, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%ymm6, %ymm0, %ymm15
	vmovups	2448(%rsp), %ymm0
	vblendvps	%ymm15, %ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 2448(%rsp)
	vmovups	2640(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm9
	vmovups	1936(%rsp), %ymm0
	vmovups	304(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm14
	vandps	%ymm14, %ymm9, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm14
	vandps	%ymm3, %ymm4, %ymm1
	vblendvps	%ymm15, %ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 2544(%rsp)
	vmovups	1904(%rsp), %ymm0
	vcmpnleps	%ymm7, %ymm0, %ymm3
	vmovups	464(%rsp), %ymm4
	vcmpnleps	%ymm14, %ymm4, %ymm7
	vorps	%ymm7, %ymm3, %ymm3
	vorps	%ymm3, %ymm1, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vpbroadcastd	263f(%rip), %ymm9
	vpandn	%ymm9, %ymm3, %ymm3
	vblendvps	%ymm15, %ymm8, %ymm3, %ymm0
	vmovups	%ymm0, 1392(%rsp)
	vorps	%ymm1, %ymm15, %ymm8
	vmovups	%ymm8, 640(%rsp)
	vmovups	400(%rsp), %ymm0
	vfmadd213ps	%ymm12, %ymm14, %ymm0
	vmovups	2224(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm13, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm3, %ymm0
	vmovups	112(%rsp), %ymm1
	vmovups	912(%rsp), %ymm5
	vfmadd213ps	%ymm5, %ymm14, %ymm1
	vmovups	2256(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm3, %ymm3
	vmovups	2288(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm6, %ymm3
	vxorps	%xmm2, %xmm2, %xmm2
	vpcmpeqd	%ymm2, %ymm11, %ymm6
	vpcmpeqd	%ymm7, %ymm7, %ymm7
	vpxor	%ymm7, %ymm6, %ymm6
	vorps	%ymm6, %ymm8, %ymm6
	vmovups	2096(%rsp), %ymm1
	vblendvps	%ymm6, %ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 2096(%rsp)
	vblendvps	%ymm6, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vsubps	%ymm12, %ymm0, %ymm12
	vmovups	2128(%rsp), %ymm2
	vblendvps	%ymm6, %ymm2, %ymm12, %ymm2
	vblendvps	%ymm6, %ymm5, %ymm3, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	336(%rsp), %ymm0, %ymm12
	vsubps	%ymm5, %ymm1, %ymm7
	vmovups	1968(%rsp), %ymm1
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm1
	vfmadd231ps	560(%rsp), %ymm7, %ymm12
	vmovups	976(%rsp), %ymm3
	vfmadd132ps	432(%rsp), %ymm3, %ymm14
	vmovups	2384(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm5
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm5
	vmovups	2416(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm7, %ymm5
	vblendvps	%ymm6, %ymm3, %ymm5, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vsubps	%ymm3, %ymm0, %ymm5
	vfmadd231ps	528(%rsp), %ymm5, %ymm12
	vmovups	2064(%rsp), %ymm3
	vblendvps	%ymm6, %ymm3, %ymm5, %ymm3
	vdivps	%ymm4, %ymm9, %ymm5
	vmovaps	%ymm9, %ymm11
	vmovups	%ymm2, 2128(%rsp)
	vmulps	%ymm2, %ymm5, %ymm7
	vmovups	864(%rsp), %ymm0
	vfnmadd213ps	1104(%rsp), %ymm7, %ymm0
	vmovups	1296(%rsp), %ymm2
	vmovups	608(%rsp), %ymm9
	vfnmadd213ps	%ymm9, %ymm7, %ymm2
	vmovups	%ymm1, 1968(%rsp)
	vmulps	%ymm1, %ymm5, %ymm7
	vmovups	736(%rsp), %ymm8
	vfnmadd213ps	%ymm0, %ymm7, %ymm8
	vmovups	1328(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm7, %ymm1
	vmovups	%ymm3, 2064(%rsp)
	vmulps	%ymm3, %ymm5, %ymm5
	vmovups	1264(%rsp), %ymm2
	vfnmadd213ps	%ymm8, %ymm5, %ymm2
	vmovups	3296(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm7
	vmulps	1008(%rsp), %ymm3, %ymm13
	vmovups	3264(%rsp), %ymm0
	vmulps	%ymm0, %ymm13, %ymm14
	vmulps	%ymm7, %ymm14, %ymm15
	vfnmadd213ps	%ymm11, %ymm14, %ymm14
	vbroadcastss	2136f(%rip), %ymm8
	vmaxps	%ymm8, %ymm14, %ymm14
	vdivps	%ymm14, %ymm11, %ymm14
	vmovups	2512(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm5, %ymm2
	vfmsub231ps	%ymm2, %ymm0, %ymm15
	vmulps	%ymm15, %ymm14, %ymm5
	vmulps	%ymm5, %ymm0, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vbroadcastss	2150f(%rip), %ymm8
	vmovups	208(%rsp), %ymm1
	vmulps	%ymm1, %ymm8, %ymm14
	vmaxps	%ymm5, %ymm14, %ymm15
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm14, %ymm15, %ymm5
	vxorps	%xmm15, %xmm15, %xmm15
	vaddps	%ymm5, %ymm1, %ymm5
	vmovups	2608(%rsp), %ymm2
	vminps	%ymm5, %ymm2, %ymm14
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm14, %ymm5
	vmovups	2352(%rsp), %ymm2
	vmaxps	%ymm5, %ymm2, %ymm14
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm14, %ymm5
	vmulps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm3, %ymm13, %ymm13
	vmulps	%ymm7, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm1, %ymm5, %ymm2
	vsubps	%ymm1, %ymm2, %ymm5
	vfnmadd231ps	%ymm13, %ymm5, %ymm7
	vmovups	272(%rsp), %ymm3
	vmulps	%ymm3, %ymm8, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm14
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm14, %ymm7
	vbroadcastss	2147f(%rip), %ymm8
	vmovups	144(%rsp), %ymm1
	vmulps	%ymm1, %ymm8, %ymm13
	vmulps	%ymm1, %ymm13, %ymm13
	vmulps	(%rsp), %ymm13, %ymm13
	vmovups	240(%rsp), %ymm0
	vbroadcastss	290f(%rip), %ymm4
	vblendvps	%ymm0, %ymm4, %ymm13, %ymm11
	vbroadcastss	16(%r10), %ymm13
	vcmpleps	%ymm13, %ymm11, %ymm11
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	2736(%rsp), %ymm0
	vcmpleps	%ymm13, %ymm0, %ymm13
	vandps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm6, %ymm10, %ymm1, %ymm10
	vmovups	%ymm10, 3040(%rsp)
	vmovups	640(%rsp), %ymm0
	vandnps	368(%rsp), %ymm0, %ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm12
	vmovups	2032(%rsp), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 2032(%rsp)
	vorps	3200(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm0
	vaddps	%ymm7, %ymm3, %ymm4
	vmovups	2192(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm4
	vmovups	2320(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm4
	vblendvps	%ymm6, %ymm0, %ymm4, %ymm4
	vsubps	%ymm0, %ymm4, %ymm5
	vfmadd231ps	1104(%rsp), %ymm5, %ymm12
	vmovups	2000(%rsp), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 2000(%rsp)
	vmovups	80(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm5
	vmovups	1584(%rsp), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 1584(%rsp)
	vandps	%ymm1, %ymm6, %ymm6
	vandnps	32(%rsp), %ymm11, %ymm1
	vaddps	2880(%rsp), %ymm1, %ymm1
	vmovups	2480(%rsp), %ymm5
	vcmpltps	3072(%rsp), %ymm5, %ymm5
	vandps	%ymm1, %ymm5, %ymm9
	vmovups	112(%rsp), %ymm12
	vmovups	304(%rsp), %ymm0
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm4, 272(%rsp)
	vmovaps	%ymm2, %ymm4
	vbroadcastss	263f(%rip), %ymm3
240:
	vmovups	1360(%rsp), %ymm10
	vpshufb	2151f(%rip), %ymm6, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3456(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpbroadcastd	291f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 3424(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2848(%rsp)
	vpbroadcastd	292f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 3392(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	293f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 3360(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vpbroadcastd	294f(%rip), %ymm0
	vmovups	%ymm6, 3200(%rsp)
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 3328(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2800(%rsp)
	vmovups	1424(%rsp), %ymm6
	vmovaps	%ymm4, %ymm15
	.p2align	4
241:
	vmovups	%ymm12, 944(%rsp)
	vmovups	%ymm9, 3104(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm9, %xmm0
	vmovshdup	%xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vdivps	%ymm6, %ymm3, %ymm12
	testq	%r13, %r13
	vmovups	%ymm15, 208(%rsp)
	vmovups	%ymm6, 1424(%rsp)
	vmovss	%xmm0, 1136(%rsp)
	je	247f
	vmovaps	%ymm3, %ymm8
	vbroadcastss	295f(%rip), %ymm0
	vmulps	%ymm0, %ymm12, %ymm11
	vbroadcastss	298f(%rip), %ymm13
	vsubps	944(%rsp), %ymm13, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vxorps	%ymm0, %ymm10, %ymm5
	vmulps	%ymm5, %ymm0, %ymm1
	vbroadcastss	2100f(%rip), %ymm3
	vmaxps	%ymm3, %ymm1, %ymm1
	vbroadcastss	2101f(%rip), %ymm15
	vmulps	%ymm1, %ymm15, %ymm3
	vroundps	$8, %ymm3, %ymm4
	vbroadcastss	296f(%rip), %ymm3
	vmulps	%ymm3, %ymm12, %ymm14
	vbroadcastss	2102f(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm1
	vbroadcastss	2103f(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm6
	vbroadcastss	2106f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	2107f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm6
	vbroadcastss	2108f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vfmadd213ps	%ymm8, %ymm1, %ymm6
	vbroadcastss	2109f(%rip), %ymm2
	vaddps	%ymm2, %ymm4, %ymm1
	vcvttps2dq	%ymm1, %ymm7
	vpsrad	$31, %ymm7, %ymm4
	vbroadcastss	2110f(%rip), %ymm15
	vsubps	%ymm15, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vpand	%ymm4, %ymm1, %ymm1
	vbroadcastss	297f(%rip), %ymm3
	vmulps	%ymm3, %ymm12, %ymm4
	vpor	%ymm1, %ymm7, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vandps	1872(%rsp), %ymm0, %ymm6
	vbroadcastss	2111f(%rip), %ymm2
	vfmadd213ps	%ymm8, %ymm2, %ymm6
	vdivps	%ymm6, %ymm8, %ymm6
	vbroadcastss	2113f(%rip), %ymm7
	vbroadcastss	2112f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	2114f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vbroadcastss	2115f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	2116f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vbroadcastss	2117f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	2118f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vbroadcastss	2119f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	2120f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vcmpltps	%ymm5, %ymm0, %ymm5
	vbroadcastss	277f(%rip), %ymm3
	vblendvps	%ymm5, %ymm13, %ymm3, %ymm5
	vmovaps	%ymm4, %ymm13
	vmulps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm11, (%rsp)
	vmulps	%ymm4, %ymm11, %ymm2
	vmulps	%ymm1, %ymm7, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	movq	%rbp, %r9
	xorl	%r14d, %r14d
	vmovaps	%ymm8, %ymm3
	vmovups	%ymm12, 800(%rsp)
	.p2align	4
242:
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%r14, %xmm8, %xmm8
	vaddss	277f(%rip), %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	944(%rsp), %ymm8, %ymm8
	vmulps	(%rsp), %ymm8, %ymm8
	vxorps	%ymm10, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	2100f(%rip), %ymm11
	vmaxps	%ymm11, %ymm10, %ymm10
	vbroadcastss	2101f(%rip), %ymm12
	vmulps	%ymm12, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	2102f(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm11, %ymm10
	vbroadcastss	2103f(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm11, %ymm10
	vmovaps	%ymm2, %ymm4
	vmovaps	%ymm13, %ymm15
	vmulps	%ymm12, %ymm10, %ymm13
	vbroadcastss	2105f(%rip), %ymm10
	vbroadcastss	2109f(%rip), %ymm2
	vaddps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	2104f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm13, %ymm10
	vmovaps	%ymm14, %ymm6
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	2110f(%rip), %ymm2
	vsubps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	2106f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1872(%rsp), %ymm8, %ymm11
	vbroadcastss	2111f(%rip), %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm11
	vbroadcastss	2107f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vdivps	%ymm11, %ymm3, %ymm11
	vbroadcastss	2108f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	2113f(%rip), %ymm12
	vbroadcastss	2112f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm3, %ymm13, %ymm10
	vbroadcastss	2114f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2115f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2116f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	2117f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2118f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2119f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2120f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	2121f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd213ps	%ymm3, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm1, %ymm14, %ymm12
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd213ps	%ymm3, %ymm8, %ymm14
	vfmsub231ps	%ymm1, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	298f(%rip), %ymm14
	vbroadcastss	277f(%rip), %ymm2
	vblendvps	%ymm9, %ymm14, %ymm2, %ymm9
	vmovaps	%ymm6, %ymm14
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm5, %ymm9, %ymm5
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm5, %ymm5
	vmovaps	%ymm5, -128(%r9)
	vsubps	%ymm10, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vmovaps	%ymm1, -96(%r9)
	vmulps	%ymm13, %ymm15, %ymm1
	vmovaps	%ymm15, %ymm13
	vmovaps	%ymm4, %ymm2
	vmulps	%ymm4, %ymm12, %ymm5
	vmovups	800(%rsp), %ymm12
	vmovaps	%ymm1, -64(%r9)
	vmovaps	%ymm5, -32(%r9)
	vfmsub213ps	%ymm1, %ymm15, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmovaps	%ymm0, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm1
	vmovups	1360(%rsp), %ymm10
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm9, %ymm5
	cmpq	%r14, %r13
	jne	242b
	vbroadcastss	298f(%rip), %ymm11
	vsubps	912(%rsp), %ymm11, %ymm0
	vmulps	(%rsp), %ymm0, %ymm0
	vxorps	%ymm0, %ymm10, %ymm5
	vmulps	%ymm5, %ymm0, %ymm1
	vbroadcastss	2100f(%rip), %ymm7
	vmaxps	%ymm7, %ymm1, %ymm1
	vbroadcastss	2101f(%rip), %ymm8
	vmulps	%ymm1, %ymm8, %ymm7
	vroundps	$8, %ymm7, %ymm7
	vbroadcastss	2102f(%rip), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm1
	vbroadcastss	2103f(%rip), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vbroadcastss	2105f(%rip), %ymm8
	vbroadcastss	2104f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm1, %ymm8
	vbroadcastss	2106f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm1, %ymm8
	vbroadcastss	2107f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm8
	vbroadcastss	2108f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm8
	vfmadd213ps	%ymm3, %ymm1, %ymm8
	vbroadcastss	2109f(%rip), %ymm1
	vaddps	%ymm1, %ymm7, %ymm1
	vcvttps2dq	%ymm1, %ymm7
	vpsrad	$31, %ymm7, %ymm9
	vbroadcastss	2110f(%rip), %ymm2
	vsubps	%ymm2, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vpand	%ymm1, %ymm9, %ymm1
	vpor	%ymm1, %ymm7, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vandps	1872(%rsp), %ymm0, %ymm7
	vbroadcastss	2111f(%rip), %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm7
	vdivps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm1, %ymm8, %ymm1
	vbroadcastss	2113f(%rip), %ymm8
	vbroadcastss	2112f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2114f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2115f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2116f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2117f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2118f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2119f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2120f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vcmpltps	%ymm5, %ymm0, %ymm5
	vbroadcastss	277f(%rip), %ymm2
	vblendvps	%ymm5, %ymm11, %ymm2, %ymm5
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	leaq	(%r15,%rbp), %r9
	xorl	%r14d, %r14d
	.p2align	4
243:
	vcvtsi2ss	%r14, %xmm15, %xmm8
	vaddss	277f(%rip), %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	912(%rsp), %ymm8, %ymm8
	vmulps	(%rsp), %ymm8, %ymm8
	vxorps	%ymm10, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	2100f(%rip), %ymm11
	vmaxps	%ymm11, %ymm10, %ymm10
	vbroadcastss	2101f(%rip), %ymm12
	vmulps	%ymm12, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	2102f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm11, %ymm10
	vbroadcastss	2103f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm11, %ymm10
	vmulps	%ymm12, %ymm10, %ymm13
	vbroadcastss	2105f(%rip), %ymm10
	vbroadcastss	2109f(%rip), %ymm2
	vaddps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	2104f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	2110f(%rip), %ymm2
	vsubps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	2106f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1872(%rsp), %ymm8, %ymm11
	vbroadcastss	2111f(%rip), %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm11
	vbroadcastss	2107f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vdivps	%ymm11, %ymm3, %ymm11
	vbroadcastss	2108f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	2113f(%rip), %ymm12
	vbroadcastss	2112f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm3, %ymm13, %ymm10
	vbroadcastss	2114f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2115f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2116f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	2117f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2118f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2119f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	2120f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	2121f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd213ps	%ymm3, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm1, %ymm14, %ymm12
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd213ps	%ymm3, %ymm8, %ymm14
	vfmsub231ps	%ymm1, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	298f(%rip), %ymm14
	vbroadcastss	277f(%rip), %ymm2
	vblendvps	%ymm9, %ymm14, %ymm2, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm5, %ymm9, %ymm5
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm5, %ymm5
	vmovaps	%ymm5, -128(%r9)
	vsubps	%ymm10, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vmovaps	%ymm1, -96(%r9)
	vmulps	%ymm13, %ymm15, %ymm1
	vmulps	%ymm4, %ymm12, %ymm5
	vmovaps	%ymm1, -64(%r9)
	vmovaps	%ymm5, -32(%r9)
	vfmsub213ps	%ymm1, %ymm15, %ymm0
	vmulps	800(%rsp), %ymm0, %ymm0
	vmovaps	%ymm0, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm1
	vmovups	1360(%rsp), %ymm10
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm9, %ymm5
	cmpq	%r14, %r13
	jne	243b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1136(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 336(%rsp)
	vmovups	1392(%rsp), %ymm0
	ja	244f
	vxorps	%xmm0, %xmm0, %xmm0
244:
	vmovups	%ymm0, 304(%rsp)
	movq	%r11, %r9
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 560(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	xorl	%r12d, %r12d
	vmovups	%ymm0, 672(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1840(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 1232(%rsp)
	.p2align	4
245:
	vmovups	%ymm15, 1744(%rsp)
	vmovups	%ymm14, 1776(%rsp)
	vmovups	%ymm12, 1200(%rsp)
	vmovups	%ymm10, 2736(%rsp)
	vmovups	%ymm8, 1808(%rsp)
	vmovups	%ymm6, 368(%rsp)
	vmovups	%ymm3, 528(%rsp)
	vmovups	%ymm4, 1904(%rsp)
	vmovups	%ymm13, 1936(%rsp)
	vmovups	%ymm11, 608(%rsp)
	vmovups	%ymm7, 1104(%rsp)
	vmovups	%ymm9, 2512(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r12,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%rdi,%rdx), %ymm1
	vmovaps	32(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmovaps	64(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vmovaps	96(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1680(%rsp)
	vmovaps	128(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm1, 1648(%rsp)
	vmulps	272(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	xorl	%r8d, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 112(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm1, 240(%rsp)
	vmovups	%ymm1, 32(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm1, 80(%rsp)
	.p2align	4
246:
	vmovaps	-32(%r14), %ymm4
	vmovaps	-128(%rbp,%r8), %ymm1
	vmovaps	-96(%rbp,%r8), %ymm2
	vmovaps	%ymm1, %ymm6
	vmovups	208(%rsp), %ymm11
	vfmadd132ps	432(%rsp), %ymm11, %ymm6
	vaddps	(%r14), %ymm6, %ymm6
	vbroadcastss	263f(%rip), %ymm11
	vdivps	%ymm6, %ymm11, %ymm11
	vsubps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	304(%rsp), %ymm4, %ymm6
	vfmadd213ps	%ymm11, %ymm11, %ymm6
	vmovaps	-64(%rbp,%r8), %ymm11
	vmovaps	%ymm12, %ymm14
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm15, %ymm10
	vmovups	32(%rsp), %ymm15
	vaddps	%ymm4, %ymm15, %ymm15
	vmovups	%ymm15, 32(%rsp)
	vmovaps	%ymm10, %ymm15
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm14, %ymm12
	vfmadd231ps	%ymm1, %ymm4, %ymm15
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vfmadd231ps	%ymm11, %ymm4, %ymm10
	vmovups	144(%rsp), %ymm14
	vfmadd231ps	-32(%rbp,%r8), %ymm4, %ymm14
	vmovups	%ymm14, 144(%rsp)
	vmovups	80(%rsp), %ymm14
	vfmadd231ps	(%rbp,%r8), %ymm4, %ymm14
	vmovups	%ymm14, 80(%rsp)
	vmulps	%ymm6, %ymm1, %ymm4
	vaddps	%ymm4, %ymm8, %ymm8
	vfmadd231ps	%ymm4, %ymm1, %ymm0
	vmulps	%ymm6, %ymm2, %ymm4
	vaddps	%ymm4, %ymm9, %ymm9
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vfmadd231ps	%ymm4, %ymm2, %ymm7
	vmovups	(%rsp), %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rsp)
	vmulps	%ymm6, %ymm11, %ymm4
	vmovups	112(%rsp), %ymm6
	vfmadd231ps	%ymm1, %ymm4, %ymm6
	vmovups	%ymm6, 112(%rsp)
	vfmadd231ps	%ymm2, %ymm4, %ymm13
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vaddps	%ymm4, %ymm5, %ymm5
	addq	$160, %r8
	addq	$64, %r14
	cmpq	%r8, %r15
	jne	246b
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	432(%rsp), %ymm14
	vfmadd213ps	%ymm11, %ymm14, %ymm7
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm14, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vmovups	272(%rsp), %ymm1
	vmulps	400(%rsp), %ymm1, %ymm7
	vmovaps	%ymm3, %ymm1
	vfmadd213ps	%ymm11, %ymm7, %ymm1
	vmovups	976(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm14, %ymm4
	vmovups	%ymm4, 976(%rsp)
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm1
	vfmadd213ps	%ymm11, %ymm7, %ymm1
	vmovups	1264(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 1264(%rsp)
	vmovaps	%ymm3, %ymm1
	vmovups	1648(%rsp), %ymm6
	vfmadd213ps	%ymm11, %ymm6, %ymm1
	vmovups	864(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm14, %ymm4
	vmovups	%ymm4, 864(%rsp)
	vmovaps	%ymm0, %ymm1
	vfmadd213ps	%ymm11, %ymm6, %ymm1
	vmovups	736(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 736(%rsp)
	vmovups	464(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 464(%rsp)
	vaddps	%ymm11, %ymm9, %ymm1
	vmovups	1296(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm14, %ymm4
	vmovups	%ymm4, 1296(%rsp)
	vaddps	%ymm11, %ymm8, %ymm1
	vmovups	1328(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 1328(%rsp)
	vmovups	1008(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 1008(%rsp)
	vmovups	1168(%rsp), %ymm9
	vmulps	272(%rsp), %ymm9, %ymm1
	vfmadd213ps	%ymm11, %ymm1, %ymm8
	vfmadd213ps	%ymm8, %ymm14, %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vfmadd213ps	%ymm4, %ymm1, %ymm3
	vfmadd213ps	%ymm3, %ymm14, %ymm13
	vfmadd213ps	%ymm4, %ymm1, %ymm2
	vmovups	112(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm14, %ymm2
	vfmadd213ps	%ymm4, %ymm1, %ymm0
	vmovups	240(%rsp), %ymm8
	vfmadd213ps	%ymm0, %ymm14, %ymm8
	vmovups	640(%rsp), %ymm3
	vfmadd231ps	%ymm13, %ymm14, %ymm3
	vmovups	%ymm3, 640(%rsp)
	vmovups	528(%rsp), %ymm3
	vfmadd231ps	%ymm15, %ymm1, %ymm3
	vmovups	832(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm1, %ymm0
	vfmadd231ps	%ymm8, %ymm14, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	336(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm14, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vfmadd231ps	%ymm10, %ymm14, %ymm3
	vmovups	560(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm7, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	1936(%rsp), %ymm13
	vfmadd231ps	%ymm7, %ymm2, %ymm13
	vmovups	672(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm6, %ymm0
	vmovups	%ymm0, 672(%rsp)
	vmovups	1808(%rsp), %ymm8
	vfmadd231ps	144(%rsp), %ymm6, %ymm8
	vmovups	1840(%rsp), %ymm0
	vfmadd231ps	80(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovups	1104(%rsp), %ymm7
	vfmadd231ps	%ymm15, %ymm6, %ymm7
	vmovups	1072(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm6, %ymm0
	vmovups	368(%rsp), %ymm6
	vmovups	%ymm0, 1072(%rsp)
	vmovups	1904(%rsp), %ymm4
	vmovups	400(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm1, %ymm4
	vmovaps	%ymm10, %ymm0
	vmovups	2736(%rsp), %ymm10
	vfmadd231ps	%ymm12, %ymm9, %ymm10
	vmovups	1200(%rsp), %ymm12
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vmovaps	%ymm15, %ymm1
	vmovups	1744(%rsp), %ymm15
	vfmadd231ps	%ymm0, %ymm9, %ymm15
	vmovups	704(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 704(%rsp)
	vmovups	1776(%rsp), %ymm14
	vfmadd231ps	1680(%rsp), %ymm1, %ymm14
	vmovups	1232(%rsp), %ymm0
	vfmadd231ps	1712(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vmovups	608(%rsp), %ymm11
	vaddps	32(%rsp), %ymm11, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	(%rsp), %ymm0, %ymm0
	vmovups	496(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmovups	2512(%rsp), %ymm9
	vaddps	%ymm5, %ymm9, %ymm9
	incq	%r12
	addq	%rax, %r9
	cmpq	%r13, %r12
	jne	245b
	vmovups	%ymm3, 528(%rsp)
	vmovups	1232(%rsp), %ymm0
	vaddps	1840(%rsp), %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, (%rsp)
	vaddps	%ymm8, %ymm10, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vaddps	%ymm12, %ymm14, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	283f(%rip), %ymm10
	vmovups	736(%rsp), %ymm15
	vmovups	864(%rsp), %ymm8
	vmovups	640(%rsp), %ymm14
	vmovups	800(%rsp), %ymm12
	vmovups	1072(%rsp), %ymm2
	jmp	249f
	.p2align	4
247:
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 704(%rsp)
	vmovups	1392(%rsp), %ymm0
	vbroadcastss	283f(%rip), %ymm10
	ja	248f
	vxorps	%xmm0, %xmm0, %xmm0
248:
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 672(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 528(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 80(%rsp)
249:
	vmovups	304(%rsp), %ymm1
	vmovups	272(%rsp), %ymm5
	vmulps	%ymm5, %ymm1, %ymm3
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	%ymm6, %ymm12, %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovaps	%ymm2, %ymm6
	vmovups	704(%rsp), %ymm2
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	1264(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vfnmadd213ps	976(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 1904(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%ymm0, %ymm2, %ymm4
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm12, 2880(%rsp)
	vfmadd231ps	%ymm6, %ymm0, %ymm4
	vaddps	(%rsp), %ymm4, %ymm12
	vfnmadd231ps	32(%rsp), %ymm3, %ymm14
	vfnmadd231ps	80(%rsp), %ymm3, %ymm13
	vfnmadd213ps	832(%rsp), %ymm3, %ymm12
	vaddps	%ymm6, %ymm2, %ymm0
	vfnmadd213ps	672(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vdivps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	336(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm8
	vfmadd231ps	560(%rsp), %ymm0, %ymm15
	vmovss	1136(%rsp), %xmm0
	vxorps	%xmm6, %xmm6, %xmm6
	vucomiss	%xmm6, %xmm0
	vmovups	%ymm9, 2512(%rsp)
	vmovups	%ymm15, 736(%rsp)
	vmovups	%ymm8, 864(%rsp)
	vmovups	%ymm7, 1104(%rsp)
	vmovups	%ymm11, 608(%rsp)
	vmovups	%ymm13, 1936(%rsp)
	vmovups	%ymm14, 640(%rsp)
	vmovups	%ymm12, 1840(%rsp)
	jbe	253f
	vmovups	2480(%rsp), %ymm1
	vmovups	3104(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	2122f(%rip), %ymm0
	vmovups	%ymm1, 2480(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1616(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm5
	vaddss	%xmm6, %xmm5, %xmm1
	vmovshdup	%xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vmovups	1424(%rsp), %ymm0
	jbe	254f
	vmovups	%ymm5, 32(%rsp)
	testq	%r13, %r13
	vmovdqu	2944(%rsp), %ymm13
	vxorps	%xmm1, %xmm1, %xmm1
	je	252f
	movq	%r11, %r8
	xorl	%r9d, %r9d
	.p2align	4
250:
	movl	%r8d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r9,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	272(%rsp), %ymm0
	vmulps	(%rdi,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%rdi, %r12
	xorl	%edx, %edx
	vbroadcastss	2132f(%rip), %ymm2
	vmovups	208(%rsp), %ymm12
	vbroadcastss	263f(%rip), %ymm0
	vbroadcastss	283f(%rip), %ymm15
	vmovdqu	2976(%rsp), %ymm11
	vmovdqu	1616(%rsp), %ymm14
	.p2align	4
251:
	vmovaps	(%r12), %ymm3
	vfmadd132ps	(%rsp), %ymm12, %ymm3
	vaddps	(%r14,%rdx), %ymm3, %ymm3
	vdivps	%ymm3, %ymm0, %ymm5
	vmovaps	-32(%r14,%rdx), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm15, %ymm6
	vaddps	%ymm5, %ymm15, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vpand	%ymm6, %ymm13, %ymm6
	vpsubd	%ymm6, %ymm14, %ymm7
	vaddps	%ymm7, %ymm15, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	2128f(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2127f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	2130f(%rip), %ymm9
	vbroadcastss	2129f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm9
	vbroadcastss	2131f(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2126f(%rip), %ymm5
	vbroadcastss	2125f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vfmadd231ps	%ymm5, %ymm2, %ymm9
	vaddps	%ymm0, %ymm4, %ymm5
	vmaxps	%ymm15, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$64, %rdx
	addq	$160, %r12
	cmpq	%rdx, %rsi
	jne	251b
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	jne	250b
252:
	vbroadcastss	2134f(%rip), %ymm2
	vbroadcastss	2133f(%rip), %ymm3
	vmovups	2640(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	32(%rsp), %ymm3, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2640(%rsp)
	vbroadcastss	288f(%rip), %ymm1
	vmovups	2544(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2544(%rsp)
	vbroadcastss	2135f(%rip), %ymm1
	vmovups	2768(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2768(%rsp)
	vbroadcastss	285f(%rip), %ymm0
	vbroadcastss	263f(%rip), %ymm14
	vblendvps	%ymm2, %ymm0, %ymm14, %ymm1
	vmovups	2128(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	944(%rsp), %ymm12
	vsubps	%ymm3, %ymm12, %ymm12
	vmovups	1968(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	912(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 912(%rsp)
	vmovups	2000(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	272(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 272(%rsp)
	vmovups	2032(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	208(%rsp), %ymm10
	vsubps	%ymm6, %ymm10, %ymm10
	vmovups	1584(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1584(%rsp)
	vmovups	2096(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 2096(%rsp)
	vmovups	2064(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vsubps	%ymm1, %ymm6, %ymm6
	vmovups	1424(%rsp), %ymm7
	vsubps	%ymm6, %ymm7, %ymm8
	vmovups	1392(%rsp), %ymm6
	vandnps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 1392(%rsp)
	vbroadcastss	290f(%rip), %ymm6
	vmovups	2448(%rsp), %ymm7
	vblendvps	%ymm2, %ymm6, %ymm7, %ymm7
	vmovups	%ymm7, 2448(%rsp)
	vandps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 2880(%rsp)
	vmovups	%ymm1, 2064(%rsp)
	vmovups	%ymm5, 2032(%rsp)
	vmovups	%ymm4, 2000(%rsp)
	vmovups	%ymm3, 1968(%rsp)
	vmovups	%ymm0, 2128(%rsp)
	vmovups	1104(%rsp), %ymm7
	vmovups	336(%rsp), %ymm4
	vmovups	496(%rsp), %ymm1
	vmovups	464(%rsp), %ymm2
	vmovups	1232(%rsp), %ymm3
	vmovups	1808(%rsp), %ymm0
	vbroadcastss	283f(%rip), %ymm14
	jmp	256f
	.p2align	4
253:
	vmovups	1424(%rsp), %ymm8
	jmp	255f
	.p2align	4
254:
	vmovaps	%ymm0, %ymm8
255:
	vmovups	496(%rsp), %ymm1
	vmovups	464(%rsp), %ymm2
	vmovups	1808(%rsp), %ymm0
	vmovups	208(%rsp), %ymm10
	vmovups	944(%rsp), %ymm12
	vbroadcastss	283f(%rip), %ymm14
	vmovups	1232(%rsp), %ymm3
256:
	vmovups	%ymm2, 464(%rsp)
	vmovups	%ymm1, 496(%rsp)
	vmovups	272(%rsp), %ymm11
	vmovups	%ymm10, 208(%rsp)
	vmovups	%ymm8, 976(%rsp)
	vbroadcastss	281f(%rip), %ymm9
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	263f(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmaxps	%ymm9, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmaxps	%ymm9, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmaxps	%ymm9, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovdqu	3392(%rsp), %ymm1
	vpcmpgtd	%ymm0, %ymm1, %ymm1
	vmovdqu	%ymm1, 80(%rsp)
	vcmpleps	2576(%rsp), %ymm12, %ymm2
	vmovups	2224(%rsp), %ymm3
	vmovups	%ymm12, 944(%rsp)
	vcmpleps	%ymm12, %ymm3, %ymm3
	vmovups	1360(%rsp), %ymm9
	vmovaps	%ymm4, %ymm12
	vxorps	%ymm4, %ymm9, %ymm4
	vblendvps	%ymm3, %ymm12, %ymm14, %ymm3
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm0, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm1
	vmovdqa	%xmm1, 336(%rsp)
	vpor	3456(%rsp), %xmm1, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm2
	vmovdqu	%ymm2, 1200(%rsp)
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	%ymm1, (%rsp)
	vmovdqu	3424(%rsp), %ymm3
	vpcmpgtd	%ymm0, %ymm3, %ymm5
	vmovups	912(%rsp), %ymm6
	vcmpleps	2288(%rsp), %ymm6, %ymm3
	vmovups	2256(%rsp), %ymm4
	vcmpleps	%ymm6, %ymm4, %ymm4
	vmovups	560(%rsp), %ymm2
	vxorps	%ymm2, %ymm9, %ymm6
	vblendvps	%ymm4, %ymm2, %ymm14, %ymm4
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm3
	vcmpleps	%ymm3, %ymm0, %ymm3
	vmovups	%ymm3, 800(%rsp)
	vcmpleps	2320(%rsp), %ymm11, %ymm4
	vmovups	2192(%rsp), %ymm6
	vcmpleps	%ymm11, %ymm6, %ymm6
	vmovaps	%ymm7, %ymm2
	vxorps	%ymm7, %ymm9, %ymm7
	vblendvps	%ymm6, %ymm2, %ymm14, %ymm6
	vblendvps	%ymm4, %ymm7, %ymm6, %ymm4
	vpor	%ymm3, %ymm5, %ymm2
	vmovdqu	%ymm2, 1072(%rsp)
	vcmpleps	2352(%rsp), %ymm10, %ymm5
	vmovups	2608(%rsp), %ymm6
	vcmpleps	%ymm10, %ymm6, %ymm6
	vmovups	608(%rsp), %ymm3
	vxorps	%ymm3, %ymm9, %ymm7
	vblendvps	%ymm6, %ymm3, %ymm14, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm7
	vcmpleps	2416(%rsp), %ymm8, %ymm5
	vmovups	2384(%rsp), %ymm6
	vcmpleps	%ymm8, %ymm6, %ymm6
	vmovups	528(%rsp), %ymm3
	vblendvps	%ymm6, %ymm3, %ymm14, %ymm6
	vxorps	%ymm3, %ymm9, %ymm8
	vblendvps	%ymm5, %ymm8, %ymm6, %ymm9
	vpandn	%ymm15, %ymm2, %ymm2
	vmovdqu	%ymm2, 32(%rsp)
	vcmpleps	%ymm4, %ymm0, %ymm13
	vorps	80(%rsp), %ymm13, %ymm5
	vmovups	%ymm5, 1776(%rsp)
	vmovups	432(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm2
	vmulps	1904(%rsp), %ymm2, %ymm8
	vmovups	400(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm4
	vmulps	%ymm4, %ymm8, %ymm10
	vandnps	%ymm15, %ymm5, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovups	368(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm6
	vmulps	864(%rsp), %ymm6, %ymm8
	vmulps	%ymm4, %ymm8, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmulps	736(%rsp), %ymm6, %ymm8
	vmulps	%ymm0, %ymm10, %ymm0
	vfmsub231ps	%ymm8, %ymm2, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vdivps	144(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovups	1840(%rsp), %ymm0
	vbroadcastss	281f(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm11
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpleps	%ymm7, %ymm5, %ymm0
	vmovdqu	3360(%rsp), %ymm7
	vpcmpgtd	%ymm5, %ymm7, %ymm7
	vpor	%ymm0, %ymm7, %ymm5
	vmovdqu	%ymm5, 1744(%rsp)
	vpandn	%ymm15, %ymm5, %ymm5
	vmovdqu	%ymm5, 144(%rsp)
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	1296(%rsp), %ymm5, %ymm7
	vmulps	%ymm4, %ymm7, %ymm1
	vmovups	%ymm1, 672(%rsp)
	vmulps	1328(%rsp), %ymm5, %ymm7
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	%ymm10, 704(%rsp)
	vfmsub231ps	%ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 1680(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpleps	%ymm9, %ymm1, %ymm9
	vmovdqu	3328(%rsp), %ymm7
	vpcmpgtd	%ymm1, %ymm7, %ymm7
	vpor	%ymm7, %ymm9, %ymm1
	vmovdqu	%ymm1, 1712(%rsp)
	vpandn	%ymm15, %ymm1, %ymm1
	vmovdqu	%ymm1, 240(%rsp)
	vmulps	%ymm1, %ymm11, %ymm7
	vmovups	%ymm11, 832(%rsp)
	vmulps	640(%rsp), %ymm7, %ymm8
	vmulps	%ymm4, %ymm8, %ymm1
	vmulps	1936(%rsp), %ymm7, %ymm8
	vmulps	%ymm1, %ymm10, %ymm4
	vmovaps	%ymm1, %ymm10
	vfmsub231ps	%ymm8, %ymm2, %ymm4
	vmovups	%ymm4, 1648(%rsp)
	vmovss	1136(%rsp), %xmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vucomiss	%xmm4, %xmm1
	vmovdqa	336(%rsp), %xmm1
	vpor	2864(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	%ymm12, 336(%rsp)
	vmulps	%ymm3, %ymm12, %ymm12
	vmovaps	%ymm12, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%ymm3, %ymm12, %ymm2
	vpandn	%ymm2, %ymm1, %ymm1
	vmovdqu	800(%rsp), %ymm3
	vextracti128	$1, %ymm3, %xmm2
	vpackssdw	%xmm2, %xmm3, %xmm2
	vpor	2848(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm3
	vmovups	432(%rsp), %ymm2
	vmulps	560(%rsp), %ymm2, %ymm8
	vpandn	%ymm8, %ymm3, %ymm3
	vfmadd213ps	%ymm1, %ymm3, %ymm3
	vextractf128	$1, %ymm13, %xmm1
	vpackssdw	%xmm1, %xmm13, %xmm1
	vpor	2832(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	1104(%rsp), %ymm14, %ymm4
	vpandn	%ymm4, %ymm1, %ymm1
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vextracti128	$1, %ymm0, %xmm3
	vpackssdw	%xmm3, %xmm0, %xmm0
	vpor	2816(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm3
	vmovups	608(%rsp), %ymm0
	vmulps	304(%rsp), %ymm0, %ymm0
	vpandn	%ymm0, %ymm3, %ymm3
	vfmadd213ps	%ymm1, %ymm3, %ymm3
	vextracti128	$1, %ymm9, %xmm1
	vpackssdw	%xmm1, %xmm9, %xmm1
	vpor	2800(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	528(%rsp), %ymm11, %ymm2
	vmovups	%ymm2, 2912(%rsp)
	vpandn	%ymm2, %ymm1, %ymm1
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm1, 2736(%rsp)
	vmulps	1008(%rsp), %ymm5, %ymm1
	vmovups	112(%rsp), %ymm2
	vmovups	672(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm14
	vfmsub231ps	%ymm1, %ymm6, %ymm14
	vmulps	1264(%rsp), %ymm7, %ymm1
	vmovaps	%ymm10, %ymm9
	vmulps	%ymm2, %ymm10, %ymm11
	vmovups	%ymm6, 3296(%rsp)
	vfmsub231ps	%ymm1, %ymm6, %ymm11
	vmovups	%ymm11, 3552(%rsp)
	vmulps	2512(%rsp), %ymm7, %ymm6
	vmulps	%ymm3, %ymm10, %ymm1
	vmovaps	%ymm10, %ymm13
	vmovups	%ymm9, 3520(%rsp)
	vmovaps	%ymm3, %ymm7
	vmovups	%ymm5, 3264(%rsp)
	vfmsub231ps	%ymm6, %ymm5, %ymm1
	vmovups	%ymm1, 3488(%rsp)
	vmulps	(%rsp), %ymm12, %ymm3
	vmovups	704(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm5
	vfmsub231ps	32(%rsp), %ymm8, %ymm5
	vmovups	%ymm5, 1136(%rsp)
	vmovaps	%ymm2, %ymm8
	vmulps	%ymm3, %ymm2, %ymm5
	vfmsub231ps	80(%rsp), %ymm4, %ymm5
	vmovups	%ymm5, 2672(%rsp)
	vmulps	%ymm3, %ymm7, %ymm4
	vmovaps	%ymm7, %ymm10
	vmovups	%ymm3, 800(%rsp)
	vfmsub231ps	144(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 3584(%rsp)
	vmovaps	%ymm15, %ymm9
	vmovups	1360(%rsp), %ymm15
	vmovaps	%ymm1, %ymm0
	vfnmadd213ps	%ymm9, %ymm1, %ymm0
	vbroadcastss	2136f(%rip), %ymm7
	vmovups	%ymm0, 3232(%rsp)
	vmaxps	%ymm7, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm9, %ymm5
	vmulps	%ymm3, %ymm13, %ymm0
	vmovups	2912(%rsp), %ymm3
	vfmsub231ps	240(%rsp), %ymm3, %ymm0
	vmulps	1168(%rsp), %ymm5, %ymm11
	vfnmadd213ps	%ymm9, %ymm2, %ymm8
	vfnmadd231ps	%ymm11, %ymm11, %ymm8
	vmaxps	%ymm7, %ymm8, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm9, %ymm6
	vmulps	432(%rsp), %ymm5, %ymm12
	vmovups	1072(%rsp), %ymm3
	vblendvps	%ymm3, %ymm9, %ymm12, %ymm4
	vmulps	1680(%rsp), %ymm5, %ymm12
	vfnmadd231ps	%ymm11, %ymm12, %ymm14
	vmovups	%ymm11, 2912(%rsp)
	vmulps	%ymm6, %ymm14, %ymm2
	vfnmadd213ps	%ymm9, %ymm10, %ymm10
	vfnmadd231ps	%ymm12, %ymm12, %ymm10
	vfnmadd231ps	%ymm2, %ymm2, %ymm10
	vmovups	%ymm2, 1168(%rsp)
	vmaxps	%ymm7, %ymm10, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm9, %ymm1
	vmulps	368(%rsp), %ymm6, %ymm13
	vmovups	1776(%rsp), %ymm3
	vblendvps	%ymm3, %ymm9, %ymm13, %ymm13
	vmovups	1200(%rsp), %ymm7
	vmovups	400(%rsp), %ymm3
	vblendvps	%ymm7, %ymm9, %ymm3, %ymm14
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	304(%rsp), %ymm3
	vmovaps	%ymm1, %ymm7
	vmovups	%ymm1, 1072(%rsp)
	vmulps	%ymm1, %ymm3, %ymm14
	vmovups	1744(%rsp), %ymm3
	vblendvps	%ymm3, %ymm9, %ymm14, %ymm14
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm14, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vmulps	1648(%rsp), %ymm5, %ymm14
	vmovups	3552(%rsp), %ymm3
	vfnmadd231ps	%ymm11, %ymm14, %ymm3
	vmulps	%ymm6, %ymm3, %ymm11
	vmovups	3488(%rsp), %ymm1
	vfnmadd231ps	%ymm12, %ymm14, %ymm1
	vfnmadd231ps	%ymm2, %ymm11, %ymm1
	vmulps	%ymm7, %ymm1, %ymm3
	vmovups	3520(%rsp), %ymm1
	vmovaps	%ymm1, %ymm13
	vfnmadd213ps	%ymm9, %ymm1, %ymm13
	vfnmadd231ps	%ymm14, %ymm14, %ymm13
	vfnmadd231ps	%ymm11, %ymm11, %ymm13
	vfnmadd231ps	%ymm3, %ymm3, %ymm13
	vbroadcastss	2136f(%rip), %ymm2
	vmaxps	%ymm2, %ymm13, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm9, %ymm2
	vmulps	832(%rsp), %ymm2, %ymm7
	vmovups	1712(%rsp), %ymm4
	vblendvps	%ymm4, %ymm9, %ymm7, %ymm7
	vmulps	1200(%rsp), %ymm7, %ymm4
	vmovups	%ymm4, 1200(%rsp)
	vxorps	704(%rsp), %ymm15, %ymm4
	vmovups	%ymm4, 1712(%rsp)
	vxorps	112(%rsp), %ymm15, %ymm4
	vmovups	%ymm4, 1744(%rsp)
	vxorps	672(%rsp), %ymm15, %ymm4
	vmovups	%ymm4, 1776(%rsp)
	vxorps	%ymm1, %ymm15, %ymm4
	vmovups	%ymm4, 672(%rsp)
	vmovups	%ymm5, 112(%rsp)
	vmulps	1136(%rsp), %ymm5, %ymm7
	vmovups	2672(%rsp), %ymm4
	vmovups	2912(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm7, %ymm4
	vxorps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 1680(%rsp)
	vmovups	3584(%rsp), %ymm1
	vfnmadd231ps	%ymm12, %ymm7, %ymm1
	vxorps	%ymm15, %ymm12, %ymm12
	vmovups	%ymm6, 704(%rsp)
	vmulps	%ymm6, %ymm4, %ymm9
	vmovups	1168(%rsp), %ymm5
	vfnmadd231ps	%ymm5, %ymm9, %ymm1
	vmovaps	%ymm1, %ymm4
	vxorps	%ymm5, %ymm15, %ymm1
	vmovups	%ymm1, 1648(%rsp)
	vfnmadd231ps	%ymm14, %ymm7, %ymm0
	vxorps	%ymm15, %ymm14, %ymm6
	vfnmadd231ps	%ymm11, %ymm9, %ymm0
	vxorps	%ymm15, %ymm11, %ymm14
	vmulps	1072(%rsp), %ymm4, %ymm11
	vfnmadd231ps	%ymm3, %ymm11, %ymm0
	vxorps	%ymm3, %ymm15, %ymm1
	vmovups	%ymm1, 2672(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	800(%rsp), %ymm4
	vfmadd213ps	%ymm15, %ymm4, %ymm4
	vfmadd231ps	%ymm7, %ymm7, %ymm4
	vmovups	%ymm9, 1136(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm4
	vfmadd231ps	%ymm11, %ymm11, %ymm4
	vmovups	%ymm2, 1168(%rsp)
	vmulps	%ymm2, %ymm0, %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm4
	ja	239b
	vmovaps	%ymm7, %ymm5
	vmovaps	%ymm14, %ymm7
	vmovups	%ymm6, 560(%rsp)
	vmovups	%ymm12, 528(%rsp)
	vmovups	368(%rsp), %ymm13
	vbroadcastss	263f(%rip), %ymm10
	vdivps	%ymm13, %ymm10, %ymm0
	vmovups	304(%rsp), %ymm14
	vdivps	%ymm14, %ymm10, %ymm1
	vmulps	272(%rsp), %ymm0, %ymm0
	vbroadcastss	2137f(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	208(%rsp), %ymm12
	vmulps	%ymm1, %ymm12, %ymm1
	vbroadcastss	2138f(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	2640(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	290f(%rip), %ymm8
	vcmpltps	%ymm8, %ymm6, %ymm3
	vbroadcastss	2139f(%rip), %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vandps	%ymm1, %ymm3, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vbroadcastss	16(%r10), %ymm1
	vmovups	2448(%rsp), %ymm9
	vdivps	%ymm9, %ymm10, %ymm3
	vmulps	1200(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm10, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm6, %ymm0
	vcmpltps	%ymm8, %ymm9, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm4, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	2736(%rsp), %ymm3
	vcmpleps	%ymm1, %ymm3, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	32(%rsp), %ymm1
	vmulps	(%rsp), %ymm1, %ymm1
	vmulps	80(%rsp), %ymm1, %ymm1
	vmulps	144(%rsp), %ymm1, %ymm1
	vmulps	240(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm15, %ymm1
	vandps	%ymm1, %ymm10, %ymm1
	vbroadcastss	287f(%rip), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	3072(%rsp), %ymm1
	vcmpleps	2480(%rsp), %ymm1, %ymm1
	vbroadcastss	2140f(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	2704(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2704(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm10, %ymm9
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm9, %xmm0
	vshufps	$245, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vmovups	976(%rsp), %ymm6
	vmovaps	%ymm10, %ymm3
	vmovups	1360(%rsp), %ymm10
	vmovaps	%ymm12, %ymm15
	vmovups	944(%rsp), %ymm12
	ja	241b
	vmulps	1168(%rsp), %ymm2, %ymm0
	vmovups	2672(%rsp), %ymm1
	vfmadd213ps	%ymm11, %ymm0, %ymm1
	vmulps	1072(%rsp), %ymm1, %ymm1
	vmovups	1648(%rsp), %ymm3
	vfmadd213ps	1136(%rsp), %ymm1, %ymm3
	vfmadd213ps	%ymm3, %ymm0, %ymm7
	vmulps	704(%rsp), %ymm7, %ymm9
	vmovups	1680(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm9, %ymm3
	vmovups	528(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm1, %ymm5
	vmovups	560(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm0, %ymm2
	vmulps	112(%rsp), %ymm2, %ymm3
	vmovups	1712(%rsp), %ymm6
	vfmadd213ps	800(%rsp), %ymm3, %ymm6
	vmovups	1744(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm9, %ymm5
	vmovups	1776(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm1, %ymm6
	vmovups	672(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmulps	400(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 336(%rsp)
	vmulps	432(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 528(%rsp)
	vmulps	%ymm9, %ymm13, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmulps	832(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 608(%rsp)
	movl	204(%rsp), %edx
	shrb	$3, %dl
	testl	%r13d, %r13d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 240(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	cmpb	$1, %r8b
	jne	259f
	imulq	184(%rsp), %rbx
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 240(%rsp)
	xorl	%edx, %edx
	.p2align	4
257:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r13), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmovups	272(%rsp), %ymm0
	vmulps	(%rdi,%r9), %ymm0, %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vmovups	240(%rsp), %ymm15
	vmovups	560(%rsp), %ymm8
	.p2align	4
258:
	vmovups	%ymm1, (%rsp)
	vmovups	%ymm6, 80(%rsp)
	vmovups	%ymm5, 32(%rsp)
	vmovups	%ymm2, 144(%rsp)
	vmovaps	(%r8,%r14), %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovaps	(%r9), %ymm2
	vmovups	208(%rsp), %ymm0
	vfmadd132ps	112(%rsp), %ymm0, %ymm2
	vaddps	%ymm2, %ymm1, %ymm5
	vbroadcastss	263f(%rip), %ymm1
	vdivps	%ymm5, %ymm1, %ymm2
	vmovaps	-32(%r8,%r14), %ymm4
	vsubps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vbroadcastss	283f(%rip), %ymm0
	vcmpltps	%ymm4, %ymm0, %ymm6
	vaddps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vaddps	%ymm1, %ymm3, %ymm6
	vpaddd	2976(%rsp), %ymm6, %ymm6
	vpand	2944(%rsp), %ymm6, %ymm6
	vmovdqu	1616(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm0, %ymm7, %ymm10
	vfmadd231ps	%ymm7, %ymm3, %ymm10
	vmulps	%ymm10, %ymm10, %ymm3
	vbroadcastss	2128f(%rip), %ymm7
	vbroadcastss	2127f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm10, %ymm7
	vbroadcastss	2130f(%rip), %ymm12
	vbroadcastss	2129f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm10, %ymm12
	vbroadcastss	2131f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm12
	vfmadd213ps	%ymm7, %ymm3, %ymm12
	vbroadcastss	2126f(%rip), %ymm7
	vbroadcastss	2125f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm10, %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm12
	vfmadd213ps	%ymm10, %ymm3, %ymm12
	vcvtdq2ps	%ymm6, %ymm3
	vmovups	80(%rsp), %ymm6
	vbroadcastss	2132f(%rip), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm12
	vbroadcastss	263f(%rip), %ymm1
	vaddps	%ymm1, %ymm4, %ymm3
	vmaxps	%ymm0, %ymm4, %ymm4
	vfmsub231ps	%ymm3, %ymm12, %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm11
	vbroadcastss	287f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vmovups	32(%rsp), %ymm5
	vdivps	%ymm3, %ymm1, %ymm3
	vmulps	240(%rsp), %ymm2, %ymm1
	vmulps	%ymm3, %ymm3, %ymm2
	vaddps	%ymm3, %ymm8, %ymm8
	vmulps	%ymm2, %ymm3, %ymm3
	vaddps	%ymm2, %ymm15, %ymm15
	vaddps	%ymm3, %ymm13, %ymm13
	vfmadd231ps	%ymm2, %ymm1, %ymm9
	vfmadd231ps	%ymm3, %ymm1, %ymm6
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm2, %ymm2, %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vmovups	(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	(%rsp), %ymm1
	vaddps	%ymm2, %ymm14, %ymm14
	vmovups	144(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	addq	$64, %r14
	addq	$160, %r9
	cmpq	%r14, %rsi
	jne	258b
	vmovups	%ymm8, 560(%rsp)
	vmovups	%ymm15, 240(%rsp)
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r13, %rdx
	jne	257b
259:
	vmovups	%ymm13, 800(%rsp)
	vmovups	%ymm14, 672(%rsp)
	vmovups	%ymm2, 144(%rsp)
	vmovups	%ymm9, 704(%rsp)
	vmovups	%ymm6, 80(%rsp)
	vmovups	%ymm5, 32(%rsp)
	vmovups	%ymm1, (%rsp)
	vmovups	%ymm11, 1104(%rsp)
	vmovups	944(%rsp), %ymm14
	vmovups	336(%rsp), %ymm12
	vaddps	%ymm14, %ymm12, %ymm0
	vmovups	2224(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2576(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	912(%rsp), %ymm11
	vmovups	528(%rsp), %ymm10
	vaddps	%ymm11, %ymm10, %ymm1
	vmovups	2256(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2288(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	272(%rsp), %ymm8
	vaddps	464(%rsp), %ymm8, %ymm2
	vmovups	2192(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	2320(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	208(%rsp), %ymm9
	vaddps	496(%rsp), %ymm9, %ymm3
	vmovups	2608(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	2352(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	976(%rsp), %ymm13
	vmovups	608(%rsp), %ymm15
	vaddps	%ymm13, %ymm15, %ymm4
	vmovups	2384(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	2416(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	1872(%rsp), %ymm7
	vandps	%ymm7, %ymm12, %ymm5
	vxorps	%xmm6, %xmm6, %xmm6
	vmaxps	%ymm6, %ymm5, %ymm5
	vandps	%ymm7, %ymm10, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm5
	vandps	%ymm7, %ymm15, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm5
	vbroadcastss	2144f(%rip), %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vcmpleps	%ymm6, %ymm5, %ymm5
	vbroadcastss	263f(%rip), %ymm15
	vmovups	2704(%rsp), %ymm10
	vcmpleps	%ymm15, %ymm10, %ymm6
	vmovups	%ymm6, 608(%rsp)
	vandps	%ymm5, %ymm6, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm14, %ymm0
	vblendvps	%ymm5, %ymm1, %ymm11, %ymm7
	vblendvps	%ymm5, %ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vblendvps	%ymm5, %ymm3, %ymm9, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vblendvps	%ymm5, %ymm4, %ymm13, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	432(%rsp), %ymm8
	vmulps	1904(%rsp), %ymm8, %ymm1
	vmovups	400(%rsp), %ymm6
	vmulps	%ymm6, %ymm1, %ymm14
	vmovups	368(%rsp), %ymm4
	vmulps	864(%rsp), %ymm4, %ymm1
	vmulps	%ymm6, %ymm1, %ymm5
	vmulps	736(%rsp), %ymm4, %ymm1
	vmulps	%ymm5, %ymm14, %ymm3
	vfmsub231ps	%ymm1, %ymm8, %ymm3
	vmovups	304(%rsp), %ymm2
	vmulps	1296(%rsp), %ymm2, %ymm1
	vmulps	%ymm6, %ymm1, %ymm12
	vmulps	1328(%rsp), %ymm2, %ymm1
	vmulps	%ymm14, %ymm12, %ymm9
	vfmsub231ps	%ymm1, %ymm8, %ymm9
	vmovups	%ymm9, 528(%rsp)
	vmulps	1008(%rsp), %ymm2, %ymm2
	vmulps	%ymm5, %ymm12, %ymm1
	vfmsub231ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	208(%r10), %ymm13
	vbroadcastss	288f(%rip), %ymm2
	vcmpeqps	%ymm2, %ymm10, %ymm9
	vblendvps	%ymm9, %ymm13, %ymm0, %ymm0
	movq	1568(%rsp), %r13
	movq	%r13, %rax
	shlq	$5, %rax
	movq	%r10, %r11
	vbroadcastss	12(%r10), %ymm2
	movq	1512(%rsp), %r12
	vmovaps	%ymm0, (%r12,%rax)
	vmovups	832(%rsp), %ymm11
	vmulps	640(%rsp), %ymm11, %ymm0
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	1936(%rsp), %ymm11, %ymm10
	vmulps	%ymm0, %ymm14, %ymm6
	vfmsub231ps	%ymm10, %ymm8, %ymm6
	vblendvps	%ymm9, %ymm13, %ymm7, %ymm7
	movq	72(%rsp), %rbx
	addq	%rbx, %r13
	shlq	$5, %r13
	vmovaps	%ymm7, (%r12,%r13)
	vmovups	%ymm14, 496(%rsp)
	vmovaps	%ymm14, %ymm7
	vmovaps	%ymm15, %ymm14
	vfnmadd213ps	%ymm15, %ymm7, %ymm7
	vbroadcastss	2136f(%rip), %ymm8
	vmaxps	%ymm8, %ymm7, %ymm10
	vsqrtps	%ymm10, %ymm10
	vminps	%ymm15, %ymm7, %ymm7
	vdivps	%ymm10, %ymm15, %ymm15
	vmovaps	%ymm14, %ymm10
	vmulps	%ymm3, %ymm15, %ymm14
	vmovaps	%ymm5, %ymm3
	vfnmadd213ps	%ymm10, %ymm5, %ymm3
	vfnmadd231ps	%ymm14, %ymm14, %ymm3
	vminps	%ymm7, %ymm3, %ymm7
	vmovups	%ymm7, 336(%rsp)
	vmaxps	%ymm8, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm10, %ymm8
	leaq	(%r12,%rax), %rsi
	vmulps	272(%rsp), %ymm2, %ymm3
	vmovaps	%ymm2, %ymm7
	vblendvps	%ymm9, %ymm13, %ymm3, %ymm3
	movq	%rbx, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm3, (%rdx,%rsi)
	vmulps	1264(%rsp), %ymm11, %ymm3
	vmovups	%ymm5, 640(%rsp)
	vmulps	%ymm5, %ymm0, %ymm10
	vfmsub231ps	%ymm3, %ymm4, %ymm10
	vmulps	528(%rsp), %ymm15, %ymm4
	vfnmadd231ps	%ymm14, %ymm4, %ymm1
	vmulps	%ymm1, %ymm8, %ymm5
	vmovaps	%ymm12, %ymm1
	vbroadcastss	263f(%rip), %ymm2
	vfnmadd213ps	%ymm2, %ymm12, %ymm1
	vfnmadd231ps	%ymm4, %ymm4, %ymm1
	vfnmadd231ps	%ymm5, %ymm5, %ymm1
	vminps	336(%rsp), %ymm1, %ymm3
	vmovups	%ymm3, 272(%rsp)
	vbroadcastss	2136f(%rip), %ymm3
	vmaxps	%ymm3, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm2, %ymm3
	vmovups	%ymm7, 464(%rsp)
	vmulps	112(%rsp), %ymm7, %ymm1
	vblendvps	%ymm9, %ymm13, %ymm1, %ymm1
	leaq	(%rbx,%rbx,2), %rdx
	movq	%rdx, %r8
	shlq	$5, %r8
	vmovaps	%ymm1, (%r8,%rsi)
	vmulps	2512(%rsp), %ymm11, %ymm1
	vmovaps	%ymm14, %ymm11
	vmovups	304(%rsp), %ymm14
	vmovups	%ymm12, 864(%rsp)
	vmulps	%ymm0, %ymm12, %ymm7
	vfmsub231ps	%ymm1, %ymm14, %ymm7
	vmovups	%ymm9, 112(%rsp)
	vmovups	%ymm13, 528(%rsp)
	vmovups	208(%rsp), %ymm1
	vblendvps	%ymm9, %ymm13, %ymm1, %ymm1
	vmovaps	%ymm4, %ymm13
	movq	%rbx, %r8
	shlq	$7, %r8
	vmovaps	%ymm1, (%r8,%rsi)
	vmovups	%ymm15, 336(%rsp)
	vmulps	%ymm6, %ymm15, %ymm4
	vfnmadd231ps	%ymm11, %ymm4, %ymm10
	vmovups	%ymm8, 208(%rsp)
	vmulps	%ymm8, %ymm10, %ymm8
	vfnmadd231ps	%ymm13, %ymm4, %ymm7
	vfnmadd231ps	%ymm5, %ymm8, %ymm7
	vmovups	%ymm3, 736(%rsp)
	vmulps	%ymm3, %ymm7, %ymm6
	vmovaps	%ymm0, %ymm12
	vfnmadd213ps	%ymm2, %ymm0, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vfnmadd231ps	%ymm8, %ymm8, %ymm0
	vfnmadd231ps	%ymm6, %ymm6, %ymm0
	vminps	272(%rsp), %ymm0, %ymm2
	vbroadcastss	2143f(%rip), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm3
	movl	$5, %esi
	movl	204(%rsp), %r10d
	testb	$2, %r10b
	je	260f
	vbroadcastss	2136f(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	263f(%rip), %ymm7
	vdivps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 1328(%rsp)
	vmovups	%ymm8, 1008(%rsp)
	vmovups	1360(%rsp), %ymm8
	vmovaps	%ymm5, %ymm7
	vxorps	496(%rsp), %ymm8, %ymm5
	vmovups	464(%rsp), %ymm0
	vmulps	368(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmovups	%ymm6, 1296(%rsp)
	vmulps	%ymm0, %ymm14, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vandps	608(%rsp), %ymm3, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmovdqa	%xmm1, 608(%rsp)
	movl	%r10d, %r8d
	andl	$4, %r8d
	movl	%r8d, %r11d
	shrl	$2, %r11d
	leaq	(%rbx,%rbx,4), %r15
	shlq	$5, %r15
	addq	%r12, %r15
	xorl	%ebx, %ebx
	testl	%r8d, %r8d
	movl	$14, %r9d
	movl	$8, %esi
	cmoveq	%rsi, %r9
	sete	%bl
	movl	$19, %esi
	movl	$9, %r14d
	cmoveq	%r14, %rsi
	leaq	(%r11,%r11,2), %r14
	addq	$7, %r14
	movq	600(%rsp), %r11
	xorq	$7, %rbx
	imulq	72(%rsp), %rbx
	shlq	$5, %rbx
	addq	%r12, %rbx
	imulq	72(%rsp), %r14
	shlq	$5, %r14
	addq	%r12, %r14
	imulq	72(%rsp), %r9
	shlq	$5, %r9
	addq	%r12, %r9
	imulq	72(%rsp), %rsi
	shlq	$5, %rsi
	vmovups	336(%rsp), %ymm9
	vmulps	%ymm5, %ymm9, %ymm2
	vmovups	640(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm11, %ymm1
	vxorps	%ymm1, %ymm8, %ymm1
	vmovups	208(%rsp), %ymm14
	vmulps	%ymm1, %ymm14, %ymm10
	vxorps	%ymm8, %ymm9, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm1, %ymm14, %ymm15
	vmovups	864(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm13, %ymm1
	vfmadd231ps	%ymm10, %ymm7, %ymm1
	vxorps	%ymm1, %ymm8, %ymm1
	vmovups	736(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm6
	vmovups	%ymm3, 304(%rsp)
	vmulps	%ymm13, %ymm9, %ymm3
	vfmadd231ps	%ymm15, %ymm7, %ymm3
	vxorps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm3, %ymm5, %ymm11
	vxorps	%ymm8, %ymm14, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm5, %ymm3, %ymm13
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vmovups	1008(%rsp), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm12
	vmovups	1296(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm12
	vxorps	%ymm8, %ymm12, %ymm0
	vmovups	1328(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm12
	vmulps	%ymm4, %ymm9, %ymm0
	vfmadd231ps	%ymm15, %ymm7, %ymm0
	vmovaps	%ymm7, %ymm4
	vfmadd231ps	%ymm11, %ymm3, %ymm0
	vxorps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm0, %ymm1, %ymm7
	vmulps	%ymm4, %ymm14, %ymm0
	vfmadd231ps	%ymm13, %ymm3, %ymm0
	vxorps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vxorps	%ymm5, %ymm8, %ymm0
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm2, 1008(%rsp)
	vmovaps	%ymm2, %ymm0
	vbroadcastss	263f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm2, %ymm0
	vfmadd231ps	%ymm10, %ymm10, %ymm0
	vmovups	%ymm6, 464(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm0
	vmovups	%ymm12, 864(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm0
	vmovups	496(%rsp), %ymm12
	vmovups	400(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm4, %ymm4
	vpmovsxwd	608(%rsp), %ymm0
	vmovups	528(%rsp), %ymm6
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm4
	vmovaps	%ymm4, (%rax,%r15)
	vmulps	%ymm9, %ymm9, %ymm4
	vfmadd231ps	%ymm15, %ymm15, %ymm4
	vmovups	%ymm11, 608(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm4
	vmovaps	%ymm1, %ymm11
	vmovups	%ymm7, 640(%rsp)
	vfmadd231ps	%ymm7, %ymm7, %ymm4
	vmovups	432(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm4
	vmovaps	%ymm4, (%rax,%rbx)
	movq	72(%rsp), %rbx
	vmulps	%ymm1, %ymm3, %ymm7
	vmulps	%ymm14, %ymm14, %ymm3
	vmovups	272(%rsp), %ymm14
	vfmadd231ps	%ymm13, %ymm13, %ymm3
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm1, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%r14)
	vmulps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm7, %ymm7, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm3
	addq	%r12, %rsi
	vmovaps	%ymm3, (%rax,%r9)
	vmulps	%ymm11, %ymm11, %ymm3
	vmovups	832(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%rsi)
	vmovups	304(%rsp), %ymm3
	movl	$10, %esi
	testl	%r8d, %r8d
	je	260f
	vmovaps	%ymm15, %ymm2
	vmovups	1008(%rsp), %ymm1
	vmulps	336(%rsp), %ymm1, %ymm5
	vfmadd231ps	%ymm10, %ymm2, %ymm5
	vmovups	208(%rsp), %ymm9
	vmulps	%ymm10, %ymm9, %ymm6
	vmulps	%ymm2, %ymm9, %ymm2
	vmovups	608(%rsp), %ymm4
	vmovups	464(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm4, %ymm5
	vfmadd231ps	%ymm1, %ymm13, %ymm6
	vfmadd231ps	%ymm4, %ymm13, %ymm2
	vmovups	736(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm3
	vmulps	%ymm4, %ymm9, %ymm1
	vmulps	%ymm13, %ymm9, %ymm4
	vmovups	640(%rsp), %ymm9
	vmovups	864(%rsp), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm5
	vmovaps	%ymm7, %ymm13
	vmovups	432(%rsp), %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vmovups	400(%rsp), %ymm10
	vmulps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 208(%rsp)
	vmovups	368(%rsp), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm6
	vmulps	%ymm6, %ymm14, %ymm5
	vmulps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 336(%rsp)
	vfmadd231ps	%ymm8, %ymm13, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vmovups	%ymm3, 736(%rsp)
	vmulps	%ymm8, %ymm11, %ymm3
	vmovups	832(%rsp), %ymm8
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vmovups	%ymm3, 400(%rsp)
	vfmadd231ps	%ymm9, %ymm15, %ymm2
	vmulps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm7, %ymm5
	vfmadd231ps	%ymm9, %ymm13, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm1, %ymm7, %ymm6
	vmulps	%ymm9, %ymm11, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vfmadd231ps	%ymm15, %ymm13, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmulps	%ymm4, %ymm14, %ymm4
	vmulps	%ymm15, %ymm11, %ymm7
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm7, %ymm14, %ymm7
	vmulps	%ymm13, %ymm11, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vmulps	%ymm12, %ymm10, %ymm10
	vmovups	528(%rsp), %ymm8
	vblendvps	%ymm0, 208(%rsp), %ymm8, %ymm12
	vblendvps	%ymm0, 336(%rsp), %ymm8, %ymm1
	vblendvps	%ymm0, %ymm5, %ymm8, %ymm5
	vblendvps	%ymm0, 736(%rsp), %ymm8, %ymm2
	vblendvps	%ymm0, %ymm6, %ymm8, %ymm6
	vblendvps	%ymm0, %ymm4, %ymm8, %ymm4
	vblendvps	%ymm0, 400(%rsp), %ymm8, %ymm9
	vblendvps	%ymm0, %ymm3, %ymm8, %ymm3
	vblendvps	%ymm0, %ymm7, %ymm8, %ymm7
	vblendvps	%ymm0, %ymm10, %ymm8, %ymm0
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm12, (%rax,%rsi)
	movq	%rbx, %rsi
	shlq	$8, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	leaq	(%rbx,%rbx,8), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	addq	%r12, %r8
	vmovaps	%ymm5, (%rax,%r8)
	imulq	$352, %rbx, %r8
	addq	%r12, %r8
	vmovaps	%ymm2, (%rax,%r8)
	shlq	$7, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm6, (%rax,%rdx)
	imulq	$416, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	imulq	$480, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm9, (%rax,%rdx)
	movq	%rbx, %rdx
	shlq	$9, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vmovups	304(%rsp), %ymm3
	imulq	$544, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm7, (%rax,%rdx)
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	movl	$20, %esi
260:
	vmovaps	%ymm3, %ymm15
	testb	$8, %r10b
	vmovdqu	2944(%rsp), %ymm2
	vmovdqu	1616(%rsp), %ymm4
	vbroadcastss	2125f(%rip), %ymm5
	vbroadcastss	2126f(%rip), %ymm6
	vbroadcastss	2127f(%rip), %ymm7
	vbroadcastss	2128f(%rip), %ymm8
	vbroadcastss	2129f(%rip), %ymm9
	vbroadcastss	2130f(%rip), %ymm10
	vbroadcastss	2131f(%rip), %ymm11
	vbroadcastss	2132f(%rip), %ymm12
	vbroadcastss	267f(%rip), %ymm13
	movq	1552(%rsp), %r14
	movq	1544(%rsp), %r9
	movq	1576(%rsp), %r15
	vmovups	112(%rsp), %ymm14
	je	24b
	vbroadcastss	263f(%rip), %ymm3
	vdivps	1040(%rsp), %ymm3, %ymm0
	vmulps	2160(%rsp), %ymm0, %ymm1
	vpaddd	2976(%rsp), %ymm1, %ymm0
	vpand	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm0, %ymm4, %ymm2
	vfmsub213ps	%ymm3, %ymm1, %ymm2
	vmovaps	%ymm10, %ymm1
	vfmadd213ps	%ymm9, %ymm2, %ymm1
	vmovaps	%ymm8, %ymm3
	vfmadd213ps	%ymm7, %ymm2, %ymm3
	vmulps	%ymm2, %ymm2, %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm1
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vmovaps	%ymm6, %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vfmadd213ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	100(%r11), %ymm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	560(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	104(%r11), %ymm2
	vmovups	240(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	136(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	140(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	172(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	176(%r11), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	108(%r11), %ymm3
	vmovups	800(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	144(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	180(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	112(%r11), %ymm5
	vmovups	672(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	148(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	184(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	116(%r11), %ymm4
	vmovups	144(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	152(%r11), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	188(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	120(%r11), %ymm2
	vmovups	704(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	156(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	192(%r11), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	124(%r11), %ymm3
	vmovups	80(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	160(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	196(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	128(%r11), %ymm5
	vmovups	32(%rsp), %ymm7
	vfmadd213ps	%ymm3, %ymm7, %ymm5
	vbroadcastss	164(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm7, %ymm3
	vbroadcastss	200(%r11), %ymm6
	vfmadd213ps	%ymm4, %ymm7, %ymm6
	vbroadcastss	132(%r11), %ymm7
	vmovups	(%rsp), %ymm8
	vfmadd213ps	%ymm5, %ymm8, %ymm7
	vbroadcastss	168(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm8, %ymm4
	vbroadcastss	204(%r11), %ymm2
	vfmadd213ps	%ymm6, %ymm8, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm1
	vbroadcastss	2141f(%rip), %ymm0
	vmovups	3136(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vbroadcastss	2142f(%rip), %ymm0
	vmovups	768(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm0, %ymm5
	vmovups	3008(%rsp), %ymm3
	vaddps	%ymm7, %ymm3, %ymm1
	vbroadcastss	2140f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm3, %ymm4
	vbroadcastss	2145f(%rip), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vbroadcastss	208(%r11), %ymm0
	vbroadcastss	298f(%rip), %ymm3
	vmovups	1104(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm3, %ymm5
	vblendvps	%ymm14, %ymm0, %ymm5, %ymm3
	movq	%rsi, %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vaddps	%ymm6, %ymm6, %ymm3
	vblendvps	%ymm14, %ymm0, %ymm3, %ymm3
	leaq	1(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vblendvps	%ymm14, %ymm0, %ymm1, %ymm1
	leaq	2(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm14, %ymm0, %ymm4, %ymm1
	leaq	3(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm14, %ymm0, %ymm2, %ymm0
	addq	$4, %rsi
	imulq	%rbx, %rsi
	shlq	$5, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	jmp	24b
261:
	addq	$3624, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
262:
	vzeroupper
	retq
	.p2align	2, 0x0
263:
	.long	0x3f800000
264:
	.long	1048576
265:
	.long	0x5d800000
266:
	.long	0x3f40094e
267:
	.long	0x3e1d5a5a
268:
	.long	0x3bd74912
269:
	.long	0x3f156f3d
270:
	.long	0x3d26f715
271:
	.long	8388607
272:
	.long	0x21800000
273:
	.long	1258291200
274:
	.long	1392508928
275:
	.long	0x53000080
276:
	.long	0xc9800000
277:
	.long	0x3f000000
278:
	.long	0x7fffffff
279:
	.long	0x40400000
280:
	.long	2139095039
281:
	.long	0x0da24260
282:
	.long	0x1e3ce508
283:
	.long	0xbf800000
284:
	.long	0x41100000
285:
	.long	0x3e800000
286:
	.long	0x41490fdb
287:
	.long	0x40a00000
288:
	.long	0x40800000
289:
	.long	0x3fc00000
290:
	.long	0x7149f2ca
291:
	.long	2
292:
	.long	4
293:
	.long	8
294:
	.long	16
295:
	.long	0x3f3504f3
296:
	.long	0x3ecc422a
297:
	.long	0x3f106ebb
298:
	.long	0xbf000000
299:
	.long	0x80000000
2100:
	.long	0xc2ae0000
2101:
	.long	0x3fb8aa3b
2102:
	.long	0xbf317200
2103:
	.long	0xb5bfbe8e
2104:
	.long	0x3c1e8629
2105:
	.long	0x3aae0472
2106:
	.long	0x3d635b73
2107:
	.long	0x3e75fc8c
2108:
	.long	0x3f317214
2109:
	.long	0x42fe0000
2110:
	.long	0x4f000000
2111:
	.long	0x3e99999a
2112:
	.long	0x3ef89ba5
2113:
	.long	0xbe04a19d
2114:
	.long	0xbf03248e
2115:
	.long	0x3f0c3744
2116:
	.long	0xbdc1d79d
2117:
	.long	0x3e5c1572
2118:
	.long	0x3e17e642
2119:
	.long	0x3e2ecff8
2120:
	.long	0x3e2d3f9f
2121:
	.long	0xc0000000
2122:
	.long	0x41400000
2123:
	.long	3234528013
2124:
	.long	4286578688
2125:
	.long	0xbf00000d
2126:
	.long	0x3eaaac4e
2127:
	.long	0xbe7fd7d0
2128:
	.long	0x3e4bdb47
2129:
	.long	0xbe2ec8d2
2130:
	.long	0x3e259a3a
2131:
	.long	0xbddadb52
2132:
	.long	0x33b17218
2133:
	.long	0x3a83126f
2134:
	.long	0x3727c5ac
2135:
	.long	0x41800000
2136:
	.long	0x358637bd
2137:
	.long	0x350637bd
2138:
	.long	0x34210fb0
2139:
	.long	0x36a7c5ac
2140:
	.long	0x40000000
2141:
	.long	0x3f317218
2142:
	.long	0x3feb3f8f
2143:
	.long	0x38d1b717
2144:
	.long	0x3951b717
2145:
	.long	0x41000000
2146:
	.long	0x3cf5c28f
2147:
	.long	0x41200000
2148:
	.long	0x26901d7d
2149:
	.long	0x3f800054
2150:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2151:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
