# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7064,%rsp
movl	%esi,40(%rsp)
testl	%ecx,%ecx
je	354f
testl	%edx,%edx
je	354f
cmpl	$0,40(%rsp)
je	354f
movq	7136(%rsp),%rsi
movl	40(%rsp),%eax
movl	%eax,%r10d
movq	%r10,128(%rsp)
movl	%edx,%r10d
movq	%r10,112(%rsp)
movq	(%rdi),%r10
movq	%r10,88(%rsp)
movq	8(%rdi),%r13
movq	16(%rdi),%r10
movq	24(%rdi),%r11
movq	%r11,256(%rsp)
movq	32(%rdi),%r11
addl	%r8d,%r9d
movq	%r10,%r8
addl	7120(%rsp),%r9d
movq	40(%rdi),%r10
movq	%rsi,%rdi
movl	%ecx,%ecx
movq	%rcx,232(%rsp)
imull	%eax,%edx
movl	%edx,108(%rsp)
movq	%r10,16(%rsp)
leaq	64(%r10),%rax
movq	%rax,80(%rsp)
leaq	121664(%r11),%rax
movq	%rax,144(%rsp)
leaq	264(%r13),%rax
movq	%rax,296(%rsp)
leaq	260(%r13),%rax
movq	%rax,304(%rsp)
leaq	64(%r11),%rax
movq	%rax,312(%rsp)
vbroadcastss	355f(%rip),%zmm22
vxorps	%xmm31,%xmm31,%xmm31
vpbroadcastd	383f(%rip),%zmm27
vpbroadcastd	384f(%rip),%zmm30
leaq	121600(%r11),%rax
movq	%rax,96(%rsp)
leaq	109632(%r11),%rax
movq	%rax,328(%rsp)
leaq	832(%r11),%rax
movq	%rax,320(%rsp)
movq	%r11,32(%rsp)
leaq	110016(%r11),%rax
movq	%rax,152(%rsp)
xorl	%eax,%eax
movq	%r9,240(%rsp)
movl	%r9d,%ecx
vbroadcastss	358f(%rip),%zmm15
vbroadcastss	359f(%rip),%zmm16
movq	%r13,8(%rsp)
movq	%r8,48(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	108(%rsp),%ecx
cmpq	232(%rsp),%rax
je	354f
3:
movq	%rax,%rdx
imulq	112(%rsp),%rdx
movq	%rdx,248(%rsp)
movl	%ecx,%esi
xorl	%r11d,%r11d
movq	%rax,120(%rsp)
movl	%ecx,68(%rsp)
jmp	5f
.p2align	4
4:
incq	%r11
addl	40(%rsp),%esi
cmpq	112(%rsp),%r11
je	2b
5:
movq	248(%rsp),%rdx
addq	%r11,%rdx
imulq	128(%rsp),%rdx
addq	240(%rsp),%rdx
movq	%rdx,288(%rsp)
movl	%esi,76(%rsp)
xorl	%ebx,%ebx
movq	%r11,264(%rsp)
movl	%esi,72(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	399f(%rip),%zmm0
vblendmps	%zmm18,%zmm0,%zmm0 {%k1}
movq	256(%rsp),%rcx
vmovups	2640(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r14)
movq	120(%rsp),%rax
movl	68(%rsp),%ecx
vbroadcastss	358f(%rip),%zmm15
vbroadcastss	359f(%rip),%zmm16
movl	72(%rsp),%esi
7:
incq	%rbx
incl	76(%rsp)
cmpq	128(%rsp),%rbx
je	4b
8:
movq	288(%rsp),%rdx
addq	%rbx,%rdx
movl	8(%rdi),%r9d
movq	%rdx,136(%rsp)
cmpq	%r9,%rdx
jae	7b
movl	(%rdi),%r14d
movl	12(%rdi),%r10d
movl	16(%rdi),%eax
movl	%eax,4(%rsp)
movq	%r14,%r11
imulq	%r14,%r11
leaq	1(%r11),%rsi
shrq	%rsi
testb	$1,%al
cmoveq	%r11,%rsi
vxorps	%xmm1,%xmm1,%xmm1
testq	%r14,%r14
movq	%rbx,280(%rsp)
movq	%r9,272(%rsp)
movq	%r14,56(%rsp)
je	56f
movq	%r11,400(%rsp)
movl	%r10d,24(%rsp)
movq	%rsi,%rdi
imulq	136(%rsp),%rdi
movl	$2,%r8d
subq	%r14,%r8
imull	76(%rsp),%esi
movq	%r14,%rax
shlq	$6,%rax
movq	%rax,336(%rsp)
movl	%r14d,%eax
shll	$4,%eax
movl	%eax,656(%rsp)
vpxor	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1232(%rsp)
movl	$16,%r11d
xorl	%ebx,%ebx
movq	80(%rsp),%r9
vmovups	%zmm22,1168(%rsp)
vmovups	%zmm22,1104(%rsp)
vpbroadcastd	356f(%rip),%zmm6
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r12d,%r12d
vbroadcastss	368f(%rip),%zmm18
vbroadcastss	378f(%rip),%zmm20
vpbroadcastd	355f(%rip),%zmm19
jmp	32f
.p2align	4
9:
vaddps	%zmm8,%zmm3,%zmm3
vaddps	%zmm7,%zmm2,%zmm2
incq	%r12
addl	%r14d,%esi
addq	336(%rsp),%r9
addl	656(%rsp),%r11d
addq	%r14,%rbx
cmpq	%r14,%r12
je	55f
32:
movq	%r12,%rbp
imulq	%r14,%rbp
leal	(%rdi,%rbp),%eax
andl	$2147483647,%eax
movq	%rbp,%rcx
shrq	%rcx
addq	%rdi,%rcx
testb	$1,4(%rsp)
cmoveq	%rax,%rcx
shlq	$6,%rcx
movq	88(%rsp),%rdx
vmovdqa64	(%rdx,%rcx),%zmm7
movl	4(%rsp),%ecx
vmovdqa64	%zmm7,%zmm8
testb	$1,%cl
je	33f
movl	%ebp,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm8
movl	4(%rsp),%ecx
vpsrld	%xmm8,%zmm7,%zmm8
vpandd	458f(%rip){1to16},%zmm8,%zmm8
vcvtdq2ps	%zmm8,%zmm8
33:
vsubps	(%r13){1to16},%zmm8,%zmm8
vbroadcastss	8(%r13),%zmm9
vfmadd132ps	4(%r13){1to16},%zmm9,%zmm8
testb	$1,%cl
je	34f
movl	%ebp,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm10
vpsrld	%xmm10,%zmm7,%zmm7
vpandd	458f(%rip){1to16},%zmm7,%zmm7
vcvtdq2ps	%zmm7,%zmm7
34:
movq	%rbp,%rcx
shlq	$6,%rcx
movq	16(%rsp),%rdx
vmovaps	%zmm8,(%rdx,%rcx)
testb	$8,4(%rsp)
jne	37f
andl	$2147483647,%esi
vsubps	%zmm9,%zmm8,%zmm8
cmpq	$1,%r14
je	38f
35:
vpandd	357f(%rip){1to16},%zmm7,%zmm7
vpmaxud	%zmm7,%zmm5,%zmm5
vaddps	%zmm31,%zmm8,%zmm7
jne	39f
36:
testq	%r12,%r12
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm15,%zmm8,%zmm10
vfmadd213ps	%zmm16,%zmm8,%zmm10
vfmadd213ps	362f(%rip){1to16},%zmm8,%zmm10
vaddps	363f(%rip){1to16},%zmm8,%zmm11
vfmadd213ps	364f(%rip){1to16},%zmm8,%zmm11
vcmpltps	%zmm8,%zmm31,%k1
vmovups	1168(%rsp),%zmm12
vmulps	%zmm10,%zmm12,%zmm12 {%k1}
vmovups	1104(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm10
vpsrld	$23,%zmm13,%zmm11
vpsubd	%zmm11,%zmm6,%zmm6
vpaddd	%zmm10,%zmm6,%zmm6
vpbroadcastd	365f(%rip),%zmm10
vpternlogd	$236,%zmm10,%zmm19,%zmm12
vmovdqu64	%zmm12,1168(%rsp)
vpternlogd	$236,%zmm10,%zmm19,%zmm13
vmovdqu64	%zmm13,1104(%rsp)
vbroadcastss	355f(%rip),%zmm10 {%k1} {z}
vmovups	1232(%rsp),%zmm11
vaddps	%zmm10,%zmm11,%zmm11
vmovups	%zmm11,1232(%rsp)
andl	$2147483647,%esi
vsubps	%zmm9,%zmm8,%zmm8
cmpq	$1,%r14
jne	35b
38:
vaddps	%zmm8,%zmm0,%zmm0
vpandd	357f(%rip){1to16},%zmm7,%zmm7
vpmaxud	%zmm7,%zmm5,%zmm5
vaddps	%zmm31,%zmm8,%zmm7
je	36b
39:
movl	$1,%edx
cmpl	$2,%r14d
movl	%r11d,160(%rsp)
jne	48f
42:
addq	%rdx,%rbp
addq	%rdx,%rax
movq	%rbp,%rcx
shrq	%rcx
addq	%rdi,%rcx
movl	4(%rsp),%r10d
testb	$1,%r10b
cmoveq	%rax,%rcx
shlq	$6,%rcx
movq	88(%rsp),%rax
vmovdqa64	(%rax,%rcx),%zmm9
movl	%r10d,%ecx
vmovdqa64	%zmm9,%zmm10
testb	$1,%cl
je	43f
movl	%ebp,%eax
shll	$4,%eax
andl	$16,%eax
vmovd	%eax,%xmm10
vpsrld	%xmm10,%zmm9,%zmm10
vpandd	458f(%rip){1to16},%zmm10,%zmm10
vcvtdq2ps	%zmm10,%zmm10
43:
vsubps	(%r13){1to16},%zmm10,%zmm10
vbroadcastss	8(%r13),%zmm11
vfmadd132ps	4(%r13){1to16},%zmm11,%zmm10
testb	$1,%cl
movl	160(%rsp),%r11d
je	44f
movl	%ebp,%eax
shll	$4,%eax
andl	$16,%eax
vmovd	%eax,%xmm12
vpsrld	%xmm12,%zmm9,%zmm9
vpandd	458f(%rip){1to16},%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm9
44:
shlq	$6,%rbp
movq	16(%rsp),%rax
vmovaps	%zmm10,(%rax,%rbp)
testb	$8,%cl
je	45f
vaddps	%zmm15,%zmm10,%zmm12
vfmadd213ps	%zmm16,%zmm10,%zmm12
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm12
vaddps	363f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vcmpltps	%zmm10,%zmm31,%k1
vmovups	1168(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vmovups	1104(%rsp),%zmm17
vmulps	%zmm13,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm14,%zmm12
vpsrld	$23,%zmm17,%zmm13
vpsubd	%zmm13,%zmm6,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpbroadcastd	365f(%rip),%zmm12
vpternlogd	$236,%zmm12,%zmm19,%zmm14
vmovdqu64	%zmm14,1168(%rsp)
vpternlogd	$236,%zmm12,%zmm19,%zmm17
vmovdqu64	%zmm17,1104(%rsp)
vbroadcastss	355f(%rip),%zmm12 {%k1} {z}
vmovups	1232(%rsp),%zmm13
vaddps	%zmm12,%zmm13,%zmm13
vmovups	%zmm13,1232(%rsp)
45:
vsubps	%zmm11,%zmm10,%zmm10
incq	%rdx
cmpq	%r14,%rdx
jne	46f
vaddps	%zmm10,%zmm0,%zmm0
46:
vpandd	357f(%rip){1to16},%zmm9,%zmm9
vpmaxud	%zmm9,%zmm5,%zmm5
vaddps	%zmm10,%zmm7,%zmm7
testq	%r12,%r12
jne	9b
47:
vaddps	%zmm7,%zmm4,%zmm4
jmp	9b
.p2align	4
48:
movq	%r9,%r15
jmp	52f
.p2align	4
49:
vpandd	357f(%rip){1to16},%zmm9,%zmm9
vpmaxud	%zmm9,%zmm5,%zmm5
vsubps	%zmm11,%zmm10,%zmm9
vaddps	%zmm9,%zmm7,%zmm7
leaq	(%r8,%rdx),%rcx
incq	%rcx
incq	%rdx
addq	$64,%r15
addl	$16,%r11d
cmpq	$1,%rcx
je	42b
52:
leaq	(%rbx,%rdx),%rcx
leaq	(%rsi,%rdx),%r13
shrq	%rcx
addq	%rdi,%rcx
movl	4(%rsp),%r10d
testb	$1,%r10b
cmoveq	%r13,%rcx
shlq	$6,%rcx
movq	88(%rsp),%r14
vmovdqa64	(%r14,%rcx),%zmm9
vmovdqa64	%zmm9,%zmm10
testb	$1,%r10b
je	53f
movl	%r11d,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm10
movl	4(%rsp),%r10d
vpsrld	%xmm10,%zmm9,%zmm10
vpandd	458f(%rip){1to16},%zmm10,%zmm10
vcvtdq2ps	%zmm10,%zmm10
53:
movq	8(%rsp),%r13
vsubps	(%r13){1to16},%zmm10,%zmm10
vbroadcastss	8(%r13),%zmm11
vfmadd132ps	4(%r13){1to16},%zmm11,%zmm10
testb	$1,%r10b
je	54f
movl	%r11d,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm12
movl	4(%rsp),%r10d
vpsrld	%xmm12,%zmm9,%zmm9
vpandd	458f(%rip){1to16},%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm9
54:
vmovaps	%zmm10,(%r15)
testb	$8,%r10b
movq	56(%rsp),%r14
je	49b
vaddps	%zmm15,%zmm10,%zmm12
vfmadd213ps	%zmm16,%zmm10,%zmm12
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm12
vaddps	363f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vcmpltps	%zmm10,%zmm31,%k1
vmovups	1168(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vmovups	1104(%rsp),%zmm17
vmulps	%zmm13,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm14,%zmm12
vpsrld	$23,%zmm17,%zmm13
vpsubd	%zmm13,%zmm6,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpbroadcastd	365f(%rip),%zmm12
vpternlogd	$236,%zmm12,%zmm19,%zmm14
vmovdqu64	%zmm14,1168(%rsp)
vpternlogd	$236,%zmm12,%zmm19,%zmm17
vmovdqu64	%zmm17,1104(%rsp)
vbroadcastss	355f(%rip),%zmm12 {%k1} {z}
vmovups	1232(%rsp),%zmm13
vaddps	%zmm12,%zmm13,%zmm13
vmovups	%zmm13,1232(%rsp)
jmp	49b
.p2align	4
55:
vpcmpnleud	366f(%rip){1to16},%zmm5,%k0
vcvtudq2ps	%zmm6,%zmm5
vaddps	367f(%rip){1to16},%zmm5,%zmm5
vmovups	%zmm5,5200(%rsp)
movl	24(%rsp),%r10d
movq	400(%rsp),%r11
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm5,1232(%rsp)
vmovups	%zmm5,5200(%rsp)
vmovups	%zmm22,1104(%rsp)
vmovups	%zmm22,1168(%rsp)
vbroadcastss	368f(%rip),%zmm18
vbroadcastss	378f(%rip),%zmm20
57:
vcvtusi2ss	%r14d,%xmm29,%xmm5
vbroadcastss	%xmm5,%zmm5
vmaxps	%zmm22,%zmm5,%zmm6
vdivps	%zmm6,%zmm22,%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmulps	%zmm7,%zmm6,%zmm7
vmulps	%zmm3,%zmm6,%zmm3
vmulps	%zmm0,%zmm6,%zmm0
vminps	%zmm4,%zmm7,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vminps	%zmm3,%zmm0,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm0,%zmm7 {%k1}
vmaxps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k1}
vminps	%zmm6,%zmm7,%zmm0
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vminps	%zmm4,%zmm3,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vminps	%zmm6,%zmm7,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
testq	%r14,%r14
vbroadcastss	373f(%rip),%zmm17
je	65f
vmaxps	%zmm1,%zmm0,%zmm1
vbroadcastss	8(%r13),%zmm6
vaddps	%zmm6,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm0,%zmm7
movl	%r14d,%eax
andl	$-2,%eax
movq	%r14,%rdx
shlq	$6,%rdx
vxorps	%xmm3,%xmm3,%xmm3
movq	80(%rsp),%rsi
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	63f
.p2align	4
58:
xorl	%ecx,%ecx
59:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%rdi,%r8
imulq	%r14,%r8
shlq	$6,%r8
addq	16(%rsp),%r8
vcvtsi2ss	%rcx,%xmm31,%xmm12
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rdi,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm3,%zmm3
vfmadd231ps	%zmm12,%zmm10,%zmm4
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm1
incq	%rdi
addq	%rdx,%rsi
cmpq	%r14,%rdi
je	66f
63:
vpxor	%xmm10,%xmm10,%xmm10
cmpq	$1,%r14
je	58b
movq	%rsi,%r8
xorl	%ecx,%ecx
.p2align	4
64:
vmovaps	-64(%r8),%zmm11
vmovaps	(%r8),%zmm12
vsubps	%zmm6,%zmm11,%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmaxps	%zmm31,%zmm11,%zmm11
vcvtsi2ss	%rcx,%xmm31,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm6,%zmm12,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm31,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rcx
subq	$-128,%r8
cmpq	%rax,%rcx
jne	64b
testb	$1,%r14b
jne	59b
jmp	62b
65:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
66:
vcvtusi2ss	%r11,%xmm29,%xmm6
vmaxps	369f(%rip){1to16},%zmm3,%zmm7
vdivps	%zmm7,%zmm22,%zmm7
vbroadcastss	%xmm6,%zmm12
vcmpgtps	372f(%rip){1to16},%zmm3,%k1
vaddps	%zmm17,%zmm5,%zmm5
vdivps	374f(%rip){1to16},%zmm12,%zmm6
vmulps	%zmm18,%zmm5,%zmm5
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm8,%zmm10 {%k1}
vmulps	%zmm7,%zmm9,%zmm8
vfnmadd231ps	%zmm10,%zmm10,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm6,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm6,%zmm9 {%k2}
vbroadcastss	375f(%rip),%zmm11
vmaxps	%zmm11,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm7,%zmm4,%zmm5 {%k1}
vmulps	%zmm7,%zmm1,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm6,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vmaxps	%zmm11,%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	376f(%rip){1to16},%zmm8,%zmm4
vmulps	%zmm4,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vfnmadd231ps	%zmm12,%zmm0,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vbroadcastss	52(%r13),%zmm11
vbroadcastss	76(%r13),%zmm13
vbroadcastss	56(%r13),%zmm8
vbroadcastss	80(%r13),%zmm9
vbroadcastss	60(%r13),%zmm6
vbroadcastss	84(%r13),%zmm7
vmaxps	%zmm22,%zmm3,%zmm1
vbroadcastss	64(%r13),%zmm3
vbroadcastss	88(%r13),%zmm4
vminps	%zmm10,%zmm13,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm13,5840(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,5904(%rsp)
vmovaps	%zmm11,%zmm10 {%k1}
vminps	%zmm5,%zmm9,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm9,5968(%rsp)
vmovaps	%zmm9,%zmm2 {%k1}
vmaxps	%zmm2,%zmm8,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm8,6032(%rsp)
vmovaps	%zmm8,%zmm5 {%k1}
vmovups	%zmm7,6096(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,6160(%rsp)
vmaxps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,4496(%rsp)
vminps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6224(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmaxps	%zmm1,%zmm3,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm3,6288(%rsp)
vmovaps	%zmm3,%zmm7 {%k1}
vbroadcastss	377f(%rip),%zmm0
vmovups	%zmm12,5776(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k0,%k1,%k1
vpxord	%xmm19,%xmm19,%xmm19
vblendmps	%zmm19,%zmm22,%zmm1 {%k1}
vblendmps	%zmm0,%zmm20,%zmm6 {%k1}
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm10,%zmm2
vmovups	%zmm2,6992(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,6928(%rsp)
vcvtusi2ss	%r10d,%xmm15,%xmm0
leaq	-1(%r14),%rax
movq	%rax,24(%rsp)
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5520(%rsp)
movl	%r14d,%r15d
andl	$-2,%r15d
movq	%r14,%rax
shlq	$6,%rax
movb	$1,%cl
vcmpunordps	%zmm10,%zmm10,%k1
kmovw	%k1,46(%rsp)
vmovups	%zmm1,6352(%rsp)
vmovups	%zmm1,2704(%rsp)
vbroadcastss	382f(%rip),%zmm0
vmovups	%zmm0,4560(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3408(%rsp)
vmovups	%zmm0,3344(%rsp)
vmovups	%zmm0,2640(%rsp)
vmovups	%zmm0,4432(%rsp)
vmovups	%zmm0,4368(%rsp)
vmovups	%zmm0,4240(%rsp)
vmovups	%zmm0,4112(%rsp)
vmovups	%zmm0,3728(%rsp)
vmovups	%zmm0,4048(%rsp)
vmovups	%zmm0,3984(%rsp)
vmovups	%zmm0,3920(%rsp)
vmovups	%zmm0,3600(%rsp)
vmovups	%zmm0,3856(%rsp)
vmovups	%zmm0,3792(%rsp)
vmovups	%zmm0,3536(%rsp)
vmovups	%zmm0,3664(%rsp)
vmovups	%zmm0,3472(%rsp)
vmovups	%zmm5,6416(%rsp)
vmovups	%zmm5,4304(%rsp)
vmovups	%zmm10,6480(%rsp)
vmovups	%zmm10,4176(%rsp)
jmp	69f
.p2align	4
67:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm10,%xmm10,%xmm10
vpbroadcastd	383f(%rip),%zmm19
vpbroadcastd	384f(%rip),%zmm30
68:
vmovdqa64	%zmm19,%zmm27
vmovups	160(%rsp),%zmm1
vcmpgeps	4624(%rsp),%zmm1,%k1
vcmpltps	2704(%rsp),%zmm31,%k2
vmovups	3344(%rsp),%zmm1
vmovaps	%zmm10,%zmm1 {%k2}
vmovups	%zmm1,3344(%rsp)
vmovups	6800(%rsp),%zmm19
vmovaps	%zmm12,%zmm19 {%k2}
vmovups	3408(%rsp),%zmm1
vmovaps	%zmm11,%zmm1 {%k2}
vmovups	%zmm1,3408(%rsp)
vmovups	5264(%rsp),%zmm9
vmovaps	%zmm8,%zmm9 {%k2}
vmovups	6608(%rsp),%zmm28
vmovaps	%zmm7,%zmm28 {%k2}
vmovups	6672(%rsp),%zmm26
vmovaps	%zmm6,%zmm26 {%k2}
vmovups	6736(%rsp),%zmm25
vmovaps	%zmm5,%zmm25 {%k2}
vmovups	5328(%rsp),%zmm24
vmovaps	%zmm4,%zmm24 {%k2}
vmovups	5392(%rsp),%zmm23
vmovaps	%zmm3,%zmm23 {%k2}
vmovups	5456(%rsp),%zmm20
vmovaps	%zmm0,%zmm20 {%k2}
vmovups	4176(%rsp),%zmm0
vmovups	4688(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4176(%rsp)
vmovups	4112(%rsp),%zmm0
vmovups	4816(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4112(%rsp)
vmovups	4304(%rsp),%zmm0
vmovups	1872(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4304(%rsp)
vmovups	4240(%rsp),%zmm0
vmovups	4880(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4240(%rsp)
vmovups	4496(%rsp),%zmm0
vmovups	336(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4496(%rsp)
vmovups	4368(%rsp),%zmm0
vmovups	4944(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4368(%rsp)
vmovups	6544(%rsp),%zmm7
vmovups	656(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k2}
vmovups	4432(%rsp),%zmm0
vmovups	5008(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4432(%rsp)
vmovups	3472(%rsp),%zmm0
vmovups	784(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3472(%rsp)
vmovups	3664(%rsp),%zmm0
vmovups	1808(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3664(%rsp)
vmovups	3536(%rsp),%zmm0
vmovups	1552(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3536(%rsp)
vmovups	3792(%rsp),%zmm0
vmovups	1616(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3792(%rsp)
vmovups	3856(%rsp),%zmm0
vmovups	1680(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3856(%rsp)
vmovups	3600(%rsp),%zmm0
vmovaps	%zmm18,%zmm0 {%k2}
vmovups	%zmm0,3600(%rsp)
vmovups	3920(%rsp),%zmm0
vmovups	1744(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3920(%rsp)
vmovups	3984(%rsp),%zmm0
vmovups	720(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3984(%rsp)
vmovups	4048(%rsp),%zmm0
vmovups	528(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4048(%rsp)
vmovups	3728(%rsp),%zmm0
vmovups	464(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3728(%rsp)
vmovups	6864(%rsp),%zmm6
vmovups	4752(%rsp),%zmm0
vmovaps	%zmm0,%zmm6 {%k2}
vmovups	2640(%rsp),%zmm0
vmovups	5584(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2640(%rsp)
vmovups	4560(%rsp),%zmm0
vmovups	2832(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4560(%rsp)
vmovups	6352(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2704(%rsp)
xorl	%ecx,%ecx
vbroadcastss	358f(%rip),%zmm15
vbroadcastss	359f(%rip),%zmm16
69:
testb	$1,%cl
vmovups	%zmm20,5456(%rsp)
vmovups	%zmm23,5392(%rsp)
vmovups	%zmm24,5328(%rsp)
vmovups	%zmm9,5264(%rsp)
je	352f
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2704(%rsp),%zmm4
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	352f
vmovups	%zmm7,6544(%rsp)
vmovups	%zmm28,6608(%rsp)
vmovups	%zmm26,6672(%rsp)
vmovups	%zmm25,6736(%rsp)
vmovups	%zmm19,6800(%rsp)
vmovups	%zmm6,6864(%rsp)
vmovss	248(%r13),%xmm0
vmovss	%xmm0,2320(%rsp)
vmovss	252(%r13),%xmm0
vcvttss2usi	244(%r13),%edx
vmovaps	%xmm0,1936(%rsp)
vmulss	426f(%rip),%xmm0,%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2832(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
testq	%r14,%r14
vmovss	424f(%rip),%xmm9
vbroadcastss	368f(%rip),%zmm24
vbroadcastss	427f(%rip),%zmm26
vbroadcastss	378f(%rip),%zmm25
je	77f
movq	144(%rsp),%rsi
movq	80(%rsp),%rdi
xorl	%r8d,%r8d
jmp	75f
.p2align	4
72:
xorl	%ecx,%ecx
73:
movq	%r8,%r9
imulq	%r14,%r9
shlq	$6,%r9
movq	16(%rsp),%r10
addq	%r9,%r10
movq	32(%rsp),%r11
addq	%r11,%r9
addq	$121600,%r9
shlq	$6,%rcx
vmovaps	(%r10,%rcx),%zmm1
vbroadcastss	8(%r13),%zmm2
vaddss	%xmm2,%xmm9,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm31,%zmm1,%zmm2
vfmadd132ps	%zmm24,%zmm4,%zmm2
vdivps	%zmm2,%zmm22,%zmm2
vmovaps	%zmm2,(%r9,%rcx)
vmulps	%zmm2,%zmm1,%zmm4
vaddps	%zmm2,%zmm7,%zmm7
vaddps	%zmm4,%zmm6,%zmm6
vfmadd231ps	%zmm1,%zmm4,%zmm3
74:
incq	%r8
addq	%rax,%rdi
addq	%rax,%rsi
cmpq	%r14,%r8
je	77f
75:
cmpq	$0,24(%rsp)
je	72b
xorl	%r9d,%r9d
xorl	%ecx,%ecx
.p2align	4
76:
vmovaps	-64(%rdi,%r9),%zmm1
vbroadcastss	8(%r13),%zmm2
vaddss	%xmm2,%xmm9,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm31,%zmm1,%zmm2
vfmadd213ps	%zmm4,%zmm24,%zmm2
vdivps	%zmm2,%zmm22,%zmm2
vmovaps	%zmm2,-64(%rsi,%r9)
vmulps	%zmm2,%zmm1,%zmm4
vaddps	%zmm2,%zmm7,%zmm2
vfmadd231ps	%zmm1,%zmm4,%zmm3
vmovaps	(%rdi,%r9),%zmm1
vbroadcastss	8(%r13),%zmm5
vaddps	%zmm4,%zmm6,%zmm4
vaddss	%xmm5,%xmm9,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm5,%zmm1,%zmm1
vmaxps	%zmm31,%zmm1,%zmm5
vfmadd213ps	%zmm6,%zmm24,%zmm5
vdivps	%zmm5,%zmm22,%zmm5
vmovaps	%zmm5,(%rsi,%r9)
vmulps	%zmm5,%zmm1,%zmm8
vaddps	%zmm5,%zmm2,%zmm7
vaddps	%zmm8,%zmm4,%zmm6
vfmadd231ps	%zmm1,%zmm8,%zmm3
addq	$2,%rcx
subq	$-128,%r9
cmpq	%rcx,%r15
jne	76b
testb	$1,%r14b
jne	73b
jmp	74b
.p2align	4
77:
movl	%edx,%ecx
vmovaps	%zmm26,%zmm9
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2064(%rsp)
vmovups	%zmm26,2768(%rsp)
incl	%ecx
jne	333f
78:
vmovups	%zmm9,4624(%rsp)
vcvttss2usi	2640(%rsp),%ecx
shrl	$25,%ecx
vbroadcastss	52(%r13,%rcx,4),%zmm0
vbroadcastss	76(%r13,%rcx,4),%zmm1
vbroadcastss	56(%r13,%rcx,4),%zmm2
vbroadcastss	80(%r13,%rcx,4),%zmm3
vbroadcastss	60(%r13,%rcx,4),%zmm4
vbroadcastss	84(%r13,%rcx,4),%zmm5
vbroadcastss	64(%r13,%rcx,4),%zmm6
vbroadcastss	88(%r13,%rcx,4),%zmm7
vminps	6480(%rsp),%zmm1,%zmm8
kmovw	46(%rsp),%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm9 {%k1}
vmovups	6416(%rsp),%zmm1
vminps	%zmm1,%zmm3,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vmovups	2064(%rsp),%zmm1
vminps	%zmm1,%zmm5,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,336(%rsp)
vminps	%zmm12,%zmm7,%zmm0
vcmpunordps	%zmm12,%zmm12,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vcmpeqps	2704(%rsp),%zmm5,%k1
vblendmps	%zmm5,%zmm22,%zmm16 {%k1}
vblendmps	377f(%rip){1to16},%zmm25,%zmm0 {%k1}
vmovups	%zmm0,4752(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5008(%rsp)
vmovups	%zmm0,4944(%rsp)
vmovups	%zmm0,4880(%rsp)
vmovups	%zmm0,4816(%rsp)
vbroadcastss	422f(%rip),%zmm6
vbroadcastss	438f(%rip),%zmm7
vmovaps	%zmm22,%zmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,464(%rsp)
vmovups	%zmm0,528(%rsp)
vmovups	%zmm0,720(%rsp)
vmovups	%zmm0,1744(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,1616(%rsp)
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,1808(%rsp)
vmovups	%zmm0,784(%rsp)
jmp	83f
.p2align	4
79:
vmovaps	%zmm7,%zmm19
vbroadcastss	373f(%rip),%zmm15
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,848(%rsp)
vmovups	656(%rsp),%zmm26
vmovups	1872(%rsp),%zmm8
vmovups	4688(%rsp),%zmm12
vmovdqu64	5072(%rsp),%zmm2
82:
vmovups	%zmm19,2128(%rsp)
vmovups	%zmm8,1872(%rsp)
vmulps	%zmm1,%zmm7,%zmm28
vbroadcastss	369f(%rip),%zmm25
vmovups	784(%rsp),%zmm0
vmaxps	%zmm25,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm22,%zmm14
vmulps	%zmm17,%zmm7,%zmm30
vmulps	%zmm20,%zmm7,%zmm20
vmovups	%zmm20,1616(%rsp)
vmaxps	%zmm25,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	%zmm9,%zmm7,%zmm17
vmovups	%zmm17,1680(%rsp)
vmulps	%zmm10,%zmm7,%zmm10
vmovups	%zmm10,1744(%rsp)
vdivps	%zmm1,%zmm22,%zmm6
vmaxps	%zmm25,%zmm18,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm22,%zmm13
vmulps	%zmm11,%zmm7,%zmm5
vmovups	%zmm5,720(%rsp)
vcmpleps	1296(%rsp),%zmm12,%k1
vcmpgeps	912(%rsp),%zmm12,%k2
vblendmps	%zmm28,%zmm15,%zmm1 {%k2}
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm28,%zmm1 {%k1}
vcmpleps	%zmm1,%zmm31,%k4
vpslld	$31,%zmm2,%zmm1
vpmovd2m	%zmm1,%k5
korw	%k5,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm22,%zmm7 {%k1} {z}
vcmpleps	1040(%rsp),%zmm8,%k1
vcmpgeps	976(%rsp),%zmm8,%k2
vblendmps	%zmm30,%zmm15,%zmm1 {%k2}
vxorps	%zmm0,%zmm30,%zmm1 {%k1}
vmovups	%zmm30,336(%rsp)
vcmpleps	%zmm1,%zmm31,%k6
vpbroadcastd	446f(%rip),%zmm27
vpandd	%zmm27,%zmm2,%zmm1
vmovdqu64	%zmm1,2448(%rsp)
vptestmd	%zmm1,%zmm1,%k0
korw	%k6,%k0,%k0
knotw	%k0,%k1
vmovaps	%zmm22,%zmm29 {%k1} {z}
vcmpleps	160(%rsp),%zmm19,%k1
vmovups	592(%rsp),%zmm23
vcmpleps	%zmm19,%zmm23,%k2
vblendmps	%zmm16,%zmm15,%zmm1 {%k2}
vxorps	%zmm0,%zmm16,%zmm1 {%k1}
vcmpleps	%zmm1,%zmm31,%k7
vpbroadcastd	447f(%rip),%zmm27
vpandd	%zmm27,%zmm2,%zmm1
vmovdqu64	%zmm1,2384(%rsp)
vptestmd	%zmm1,%zmm1,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k2
vcmpgeps	1360(%rsp),%zmm26,%k1
vmovups	400(%rsp),%zmm4
vblendmps	%zmm4,%zmm15,%zmm1 {%k1}
vcmpleps	2000(%rsp),%zmm26,%k1
vxorps	%zmm0,%zmm4,%zmm1 {%k1}
vcmpleps	%zmm1,%zmm31,%k1
vmulps	%zmm29,%zmm6,%zmm1
vmovups	%zmm29,2256(%rsp)
vmulps	1808(%rsp),%zmm1,%zmm3
vmovaps	%zmm7,%zmm31
vmovups	%zmm7,2320(%rsp)
vmulps	%zmm7,%zmm14,%zmm9
vmulps	%zmm9,%zmm3,%zmm15
vmovaps	%zmm22,%zmm8 {%k2} {z}
vmulps	%zmm8,%zmm13,%zmm7
vmulps	%zmm7,%zmm20,%zmm3
vmulps	%zmm9,%zmm3,%zmm20
vmulps	%zmm7,%zmm17,%zmm3
vmovups	%zmm7,2512(%rsp)
vmulps	%zmm15,%zmm20,%zmm17
vfmsub231ps	%zmm3,%zmm1,%zmm17
vmaxps	%zmm25,%zmm21,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm22,%zmm19
vpbroadcastd	448f(%rip),%zmm27
vpandd	%zmm27,%zmm2,%zmm11
vptestmd	%zmm11,%zmm11,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k2
vmovaps	%zmm22,%zmm2 {%k2} {z}
vmulps	%zmm2,%zmm19,%zmm0
vmovups	%zmm2,2192(%rsp)
vmulps	%zmm0,%zmm10,%zmm3
vmulps	%zmm9,%zmm3,%zmm22
vmovaps	%zmm15,%zmm3
vfnmadd213ps	355f(%rip){1to16},%zmm15,%zmm3
vbroadcastss	397f(%rip),%zmm27
vmaxps	%zmm27,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm0,%zmm5,%zmm9
vmovaps	%zmm0,%zmm10
vmovups	%zmm0,656(%rsp)
vmulps	%zmm15,%zmm22,%zmm21
vfmsub231ps	%zmm9,%zmm1,%zmm21
vbroadcastss	355f(%rip),%zmm0
vdivps	%zmm3,%zmm0,%zmm24
vmulps	%zmm24,%zmm17,%zmm0
vmovaps	%zmm20,%zmm1
vfnmadd213ps	355f(%rip){1to16},%zmm20,%zmm1
vfnmadd231ps	%zmm0,%zmm0,%zmm1
vmaxps	%zmm27,%zmm1,%zmm1
vmovaps	%zmm27,%zmm17
vsqrtps	%zmm1,%zmm1
vmulps	528(%rsp),%zmm10,%zmm3
vmulps	%zmm20,%zmm22,%zmm9
vfmsub231ps	%zmm3,%zmm7,%zmm9
vbroadcastss	355f(%rip),%zmm3
vmovaps	%zmm26,%zmm27
vdivps	%zmm1,%zmm3,%zmm7
vmulps	%zmm24,%zmm21,%zmm25
vfnmadd231ps	%zmm0,%zmm25,%zmm9
vmulps	%zmm7,%zmm9,%zmm26
vmovaps	%zmm22,%zmm1
vfnmadd213ps	355f(%rip){1to16},%zmm22,%zmm1
vfnmadd231ps	%zmm25,%zmm25,%zmm1
vfnmadd231ps	%zmm26,%zmm26,%zmm1
vmaxps	%zmm17,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vbroadcastss	355f(%rip),%zmm3
vdivps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm28,%zmm5
vmovups	%zmm28,1936(%rsp)
vmulps	%zmm14,%zmm28,%zmm28
vmulps	%zmm30,%zmm6,%zmm30
vmulps	%zmm31,%zmm28,%zmm9
vmulps	%zmm9,%zmm15,%zmm3
vfmsub231ps	%zmm30,%zmm29,%zmm3
vmulps	%zmm24,%zmm3,%zmm17
vmulps	%zmm16,%zmm13,%zmm31
vmulps	%zmm9,%zmm20,%zmm3
vfmsub231ps	%zmm31,%zmm8,%zmm3
vfnmadd231ps	%zmm17,%zmm0,%zmm3
vmulps	%zmm7,%zmm3,%zmm29
vmulps	%zmm4,%zmm19,%zmm3
vmulps	%zmm9,%zmm22,%zmm21
vfmsub231ps	%zmm3,%zmm2,%zmm21
vfnmadd231ps	%zmm17,%zmm25,%zmm21
vfnmadd231ps	%zmm29,%zmm26,%zmm21
vmulps	%zmm1,%zmm21,%zmm21
vmulps	%zmm21,%zmm1,%zmm1
vfnmadd213ps	%zmm29,%zmm1,%zmm26
vmulps	%zmm26,%zmm7,%zmm7
vfnmadd213ps	%zmm17,%zmm7,%zmm0
vfnmadd231ps	%zmm25,%zmm1,%zmm0
vmulps	%zmm0,%zmm24,%zmm0
vfnmadd213ps	%zmm9,%zmm0,%zmm15
vfnmadd231ps	%zmm20,%zmm7,%zmm15
vfnmadd231ps	%zmm22,%zmm1,%zmm15
vbroadcastss	355f(%rip),%zmm22
vmulps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm12,%zmm15
vcmpunordps	%zmm15,%zmm15,%k2
vmovups	912(%rsp),%zmm2
vminps	%zmm15,%zmm2,%zmm20
vmovaps	%zmm2,%zmm20 {%k2}
vcmpunordps	%zmm20,%zmm20,%k2
vmovups	1296(%rsp),%zmm26
vmaxps	%zmm20,%zmm26,%zmm20
vmovaps	%zmm26,%zmm20 {%k2}
vcmpeqps	%zmm12,%zmm20,%k2
vcmpneqps	%zmm20,%zmm15,%k0 {%k2}
vmulps	%zmm0,%zmm6,%zmm10
vmovups	1872(%rsp),%zmm6
vaddps	%zmm10,%zmm6,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	976(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm15
vmovaps	%zmm2,%zmm15 {%k2}
vcmpunordps	%zmm15,%zmm15,%k2
vmovups	1040(%rsp),%zmm2
vmaxps	%zmm15,%zmm2,%zmm15
vmovaps	%zmm2,%zmm15 {%k2}
vcmpeqps	%zmm6,%zmm15,%k2
vcmpneqps	%zmm15,%zmm0,%k2 {%k2}
vmulps	%zmm7,%zmm13,%zmm15
vmovups	2128(%rsp),%zmm20
vaddps	%zmm15,%zmm20,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vminps	%zmm0,%zmm23,%zmm7
vmovaps	%zmm23,%zmm7 {%k3}
vcmpunordps	%zmm7,%zmm7,%k3
vmovups	160(%rsp),%zmm25
vmaxps	%zmm7,%zmm25,%zmm7
vmovaps	%zmm25,%zmm7 {%k3}
vcmpeqps	%zmm20,%zmm7,%k3
vcmpneqps	%zmm7,%zmm0,%k3 {%k3}
knotw	%k5,%k5
korw	%k5,%k4,%k4
vmovdqu64	2448(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k5
knotw	%k4,%k4
vpxor	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm28,%zmm28 {%k4} {z}
korw	%k5,%k6,%k4
knotw	%k4,%k4
vmovaps	%zmm30,%zmm0 {%k4} {z}
vfmadd213ps	%zmm28,%zmm0,%zmm0
vmovdqu64	2384(%rsp),%zmm2
vptestnmd	%zmm2,%zmm2,%k4
korw	%k4,%k7,%k4
knotw	%k4,%k4
vmovaps	%zmm31,%zmm6 {%k4} {z}
vxorps	%xmm31,%xmm31,%xmm31
vfmadd213ps	%zmm0,%zmm6,%zmm6
vptestnmd	%zmm11,%zmm11,%k4
korw	%k4,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm3,%zmm0 {%k1} {z}
vfmadd213ps	%zmm6,%zmm0,%zmm0
vfmadd213ps	%zmm31,%zmm9,%zmm9
vfmadd231ps	%zmm17,%zmm17,%zmm9
vfmadd231ps	%zmm29,%zmm29,%zmm9
vfmadd231ps	%zmm21,%zmm21,%zmm9
vdivps	%zmm13,%zmm22,%zmm2
vmulps	%zmm20,%zmm2,%zmm2
vmulps	449f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm19,%zmm22,%zmm3
vmulps	%zmm27,%zmm3,%zmm3
vmulps	452f(%rip){1to16},%zmm3,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vsqrtps	%zmm9,%zmm23
vbroadcastss	369f(%rip),%zmm7
vmovups	5712(%rsp),%zmm3
vmaxps	%zmm7,%zmm3,%zmm3
vdivps	%zmm3,%zmm22,%zmm3
vmulps	%zmm23,%zmm3,%zmm3
vminps	453f(%rip){1to16},%zmm3,%zmm3
vbroadcastss	368f(%rip),%zmm24
vmaxps	%zmm24,%zmm3,%zmm3
vsubps	%zmm3,%zmm22,%zmm6
vdivps	%zmm6,%zmm22,%zmm6
vmulps	%zmm6,%zmm3,%zmm3
vmulps	%zmm3,%zmm23,%zmm3
vbroadcastss	16(%r13),%zmm6
vcmpleps	%zmm6,%zmm3,%k1
vcmpleps	%zmm2,%zmm23,%k4
korw	%k1,%k4,%k1
vmulss	%xmm6,%xmm6,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm0,%k1 {%k1}
vmulps	%zmm1,%zmm19,%zmm19
vmovups	2256(%rsp),%zmm17
vmovups	2320(%rsp),%zmm3
vmulps	%zmm3,%zmm17,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmovups	2192(%rsp),%zmm24
vmulps	%zmm0,%zmm24,%zmm0
vcmpnltps	%zmm0,%zmm31,%k5
vmovups	2896(%rsp),%zmm0
vfmadd213ps	%zmm31,%zmm5,%zmm0
vmovups	2960(%rsp),%zmm1
vfmadd231ps	336(%rsp),%zmm1,%zmm0
vfmadd231ps	3024(%rsp),%zmm16,%zmm0
vmovups	3216(%rsp),%zmm1
vfmadd231ps	400(%rsp),%zmm1,%zmm0
vmovups	5136(%rsp),%zmm30
vsubps	%zmm0,%zmm30,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmulps	375f(%rip){1to16},%zmm30,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vmaxps	%zmm7,%zmm0,%zmm0
vdivps	%zmm0,%zmm22,%zmm0
vmulps	%zmm0,%zmm30,%zmm0
vmulps	3088(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3280(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vcmpltps	%zmm30,%zmm31,%k4
vmovaps	%zmm22,%zmm13
vmaxps	454f(%rip){1to16},%zmm0,%zmm13 {%k4}
vbroadcastss	357f(%rip),%zmm6
vandps	%zmm6,%zmm14,%zmm0
vbroadcastss	455f(%rip),%zmm7
vaddps	%zmm7,%zmm0,%zmm0
vdivps	%zmm0,%zmm22,%zmm0
vcmpunordps	%zmm13,%zmm13,%k4
vminps	%zmm13,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k4}
vcmpltps	%zmm31,%zmm14,%k4
vmovups	912(%rsp),%zmm5
vsubps	%zmm12,%zmm5,%zmm2
vmovaps	%zmm26,%zmm28
vsubps	%zmm26,%zmm12,%zmm2 {%k4}
vmulps	%zmm0,%zmm2,%zmm0
vmulps	%zmm2,%zmm3,%zmm2
vcmpltps	%zmm2,%zmm31,%k4
vandps	%zmm6,%zmm10,%zmm2
vaddps	%zmm7,%zmm2,%zmm2
vdivps	%zmm2,%zmm22,%zmm2
vbroadcastss	456f(%rip),%zmm9
vmulps	%zmm9,%zmm0,%zmm0
vbroadcastss	427f(%rip),%zmm26
vmovaps	%zmm26,%zmm3
vminps	%zmm26,%zmm0,%zmm3 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpltps	%zmm31,%zmm10,%k4
vmovups	1872(%rsp),%zmm11
vmovups	976(%rsp),%zmm4
vsubps	%zmm11,%zmm4,%zmm0
vmovups	1040(%rsp),%zmm21
vsubps	%zmm21,%zmm11,%zmm0 {%k4}
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm0,%zmm17,%zmm0
vcmpltps	%zmm0,%zmm31,%k4
vmovaps	%zmm26,%zmm0
vmulps	%zmm9,%zmm2,%zmm0 {%k4}
vmovaps	%zmm15,%zmm29
vandps	%zmm6,%zmm15,%zmm2
vaddps	%zmm7,%zmm2,%zmm2
vdivps	%zmm2,%zmm22,%zmm2
vcmpunordps	%zmm3,%zmm3,%k4
vminps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k4}
vcmpltps	%zmm31,%zmm15,%k4
vmovups	592(%rsp),%zmm0
vsubps	%zmm20,%zmm0,%zmm0
vsubps	%zmm25,%zmm20,%zmm0 {%k4}
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm0,%zmm8,%zmm0
vcmpltps	%zmm0,%zmm31,%k4
vmovaps	%zmm26,%zmm0
vmulps	%zmm9,%zmm2,%zmm0 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vminps	%zmm3,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm6,%zmm19,%zmm0
vaddps	%zmm7,%zmm0,%zmm0
vdivps	%zmm0,%zmm22,%zmm0
vcmpltps	%zmm31,%zmm19,%k4
vmovups	1360(%rsp),%zmm15
vsubps	%zmm27,%zmm15,%zmm3
vmovups	2000(%rsp),%zmm8
vsubps	%zmm8,%zmm27,%zmm3 {%k4}
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm3,%zmm24,%zmm3
vcmpltps	%zmm3,%zmm31,%k4
vmovaps	%zmm26,%zmm3
vmulps	%zmm9,%zmm0,%zmm3 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k4}
vcmpgtps	3152(%rsp),%zmm26,%k4
vcmpltps	%zmm1,%zmm0,%k4 {%k4}
vmovaps	%zmm0,%zmm1 {%k4}
vmovups	5648(%rsp),%zmm0
vsubps	848(%rsp),%zmm0,%zmm0
vmovaps	%zmm22,%zmm2 {%k5} {z}
vbroadcastss	378f(%rip),%zmm3
vblendmps	%zmm2,%zmm3,%zmm6 {%k1}
vmovups	5520(%rsp),%zmm25
vmovups	2576(%rsp),%zmm24
vcmpleps	%zmm24,%zmm25,%k1
vbroadcastss	424f(%rip),%zmm17
vminps	%zmm17,%zmm6,%zmm6 {%k1}
vcmpeqps	%zmm3,%zmm6,%k6
vmovaps	%zmm3,%zmm17
vcmpnltps	%zmm0,%zmm31,%k5
korw	%k6,%k5,%k5
vmovups	4816(%rsp),%zmm2
vblendmps	%zmm2,%zmm14,%zmm2 {%k5}
vmovups	%zmm2,4816(%rsp)
vfmadd213ps	%zmm12,%zmm1,%zmm14
vcmpunordps	%zmm14,%zmm14,%k7
vminps	%zmm14,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k7}
vaddps	%zmm19,%zmm27,%zmm3
vcmpunordps	%zmm3,%zmm3,%k7
vminps	%zmm3,%zmm15,%zmm7
vmovaps	%zmm15,%zmm7 {%k7}
vcmpunordps	%zmm7,%zmm7,%k7
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k7}
vcmpeqps	%zmm27,%zmm7,%k7
vcmpneqps	%zmm7,%zmm3,%k7 {%k7}
vpbroadcastd	447f(%rip),%zmm3
vmovdqa32	%zmm3,%zmm3 {%k3} {z}
vpord	448f(%rip){1to16},%zmm3,%zmm3 {%k7}
vpord	446f(%rip){1to16},%zmm3,%zmm3 {%k2}
vpmovm2d	%k0,%zmm7
vpsrld	$31,%zmm7,%zmm7
vpord	%zmm7,%zmm3,%zmm3
vmovups	4752(%rsp),%zmm5
vmovaps	%zmm5,%zmm6 {%k5}
vmovups	4944(%rsp),%zmm7
vblendmps	%zmm7,%zmm29,%zmm7 {%k5}
vmovups	%zmm7,4944(%rsp)
vmovups	5008(%rsp),%zmm7
vblendmps	%zmm7,%zmm19,%zmm7 {%k5}
vmovups	%zmm7,5008(%rsp)
vcmpltps	%zmm0,%zmm31,%k2 {%k6}
vmovdqu64	5072(%rsp),%zmm19
vpord	%zmm3,%zmm19,%zmm19 {%k2}
vptestnmd	%zmm3,%zmm3,%k2 {%k2}
vmovups	5712(%rsp),%zmm26
vmovaps	%zmm23,%zmm26 {%k2}
vmovups	4880(%rsp),%zmm0
vblendmps	%zmm0,%zmm10,%zmm0 {%k5}
vmovups	%zmm0,4880(%rsp)
vcmpunordps	%zmm2,%zmm2,%k3
vmaxps	%zmm2,%zmm28,%zmm0
vmovaps	%zmm28,%zmm0 {%k3}
vmovups	3088(%rsp),%zmm2
vmovaps	%zmm1,%zmm2 {%k2}
vblendmps	%zmm0,%zmm12,%zmm28 {%k2}
vsubps	%zmm12,%zmm28,%zmm9
vmovups	2896(%rsp),%zmm7
vmovaps	%zmm9,%zmm7 {%k2}
vfmadd132ps	1936(%rsp),%zmm31,%zmm9
vfmadd213ps	%zmm11,%zmm10,%zmm1
vminps	%zmm1,%zmm4,%zmm0
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm4,%zmm0 {%k3}
vmaxps	%zmm0,%zmm21,%zmm1
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm21,%zmm1 {%k3}
vblendmps	%zmm1,%zmm11,%zmm1 {%k2}
vsubps	%zmm11,%zmm1,%zmm0
vmovups	2960(%rsp),%zmm29
vmovaps	%zmm0,%zmm29 {%k2}
vfmadd231ps	336(%rsp),%zmm0,%zmm9
vdivps	%zmm13,%zmm22,%zmm0
vmulps	%zmm7,%zmm0,%zmm3
vmovaps	%zmm7,%zmm21
vmovaps	%zmm3,%zmm7
vfnmadd132ps	1616(%rsp),%zmm16,%zmm7
vmovups	400(%rsp),%zmm14
vfnmadd132ps	1744(%rsp),%zmm14,%zmm3
vmulps	%zmm29,%zmm0,%zmm0
vfnmadd231ps	1680(%rsp),%zmm0,%zmm7
vmovups	2512(%rsp),%zmm5
vmulps	%zmm7,%zmm5,%zmm7
vmulps	528(%rsp),%zmm5,%zmm10
vmovups	656(%rsp),%zmm23
vmulps	%zmm10,%zmm23,%zmm11
vmulps	%zmm7,%zmm11,%zmm12
vfnmadd213ps	%zmm22,%zmm11,%zmm11
vmaxps	397f(%rip){1to16},%zmm11,%zmm11
vdivps	%zmm11,%zmm22,%zmm11
vfnmadd231ps	720(%rsp),%zmm0,%zmm3
vfmsub231ps	%zmm3,%zmm23,%zmm12
vmulps	%zmm12,%zmm11,%zmm0
vmulps	%zmm0,%zmm23,%zmm0
vmulps	%zmm7,%zmm5,%zmm3
vmulps	%zmm5,%zmm10,%zmm4
vmulps	%zmm0,%zmm13,%zmm0
vbroadcastss	457f(%rip),%zmm7
vmulps	%zmm7,%zmm27,%zmm5
vcmpunordps	%zmm0,%zmm0,%k3
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k3}
vaddps	%zmm0,%zmm27,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vminps	%zmm0,%zmm15,%zmm0
vmovaps	%zmm15,%zmm0 {%k3}
vcmpunordps	%zmm0,%zmm0,%k3
vmaxps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k3}
vblendmps	%zmm0,%zmm27,%zmm0 {%k2}
vsubps	%zmm27,%zmm0,%zmm5
vfmadd231ps	%zmm14,%zmm5,%zmm9
vmulps	%zmm3,%zmm13,%zmm3
vfnmadd231ps	%zmm4,%zmm5,%zmm3
vmovups	3216(%rsp),%zmm10
vmovaps	%zmm5,%zmm10 {%k2}
vmulps	%zmm7,%zmm20,%zmm4
vcmpunordps	%zmm3,%zmm3,%k3
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k3}
vaddps	%zmm3,%zmm20,%zmm3
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	592(%rsp),%zmm4
vminps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	160(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k3}
vblendmps	%zmm3,%zmm20,%zmm3 {%k2}
vmovups	%zmm3,336(%rsp)
vsubps	%zmm20,%zmm3,%zmm3
vfmadd231ps	%zmm3,%zmm16,%zmm9
vmovups	3024(%rsp),%zmm13
vmovaps	%zmm3,%zmm13 {%k2}
vmovaps	%zmm31,%zmm9 {%k4}
vmovaps	%zmm9,%zmm30 {%k2}
knotw	%k2,%k2
vmovdqa32	%zmm19,%zmm12 {%k2} {z}
vcmpeqps	848(%rsp),%zmm31,%k2
vcmpeqps	%zmm17,%zmm6,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	424f(%rip),%zmm3
vmovaps	%zmm3,%zmm6 {%k1}
vcmpeqps	%zmm17,%zmm6,%k1
vmovaps	%zmm22,%zmm16 {%k1} {z}
vcmpunordps	%zmm24,%zmm24,%k1
vminps	%zmm24,%zmm25,%zmm17
vmovaps	%zmm25,%zmm17 {%k1}
vmovups	%zmm6,4752(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm1,%zmm8
vmovaps	%zmm28,%zmm9
vmovaps	%zmm10,%zmm5
vmovups	3152(%rsp),%zmm6
vmovups	3280(%rsp),%zmm7
vmovaps	%zmm2,%zmm10
vmovaps	%zmm30,%zmm11
vmovaps	%zmm29,%zmm14
vmovaps	%zmm21,%zmm15
83:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm16,%xmm0
vmovshdup	%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,656(%rsp)
vmovups	%zmm8,1872(%rsp)
vmovups	%zmm9,4688(%rsp)
vmovups	%zmm17,5584(%rsp)
jbe	328f
vmovups	%zmm16,5648(%rsp)
vmovups	%zmm15,2896(%rsp)
vmovups	%zmm14,2960(%rsp)
vmovups	%zmm13,3024(%rsp)
vmovups	%zmm12,5072(%rsp)
vmovups	%zmm11,5136(%rsp)
vmovups	%zmm10,3088(%rsp)
vmovups	%zmm26,5712(%rsp)
vmovups	%zmm7,3280(%rsp)
vmovups	%zmm6,3152(%rsp)
vmovups	%zmm5,3216(%rsp)
vcvttss2usi	%xmm17,%ecx
shrl	$25,%ecx
vmovss	52(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1520(%rsp)
vmovss	56(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1536(%rsp)
vmovss	76(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1424(%rsp)
vmovss	80(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1504(%rsp)
vmovss	60(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1488(%rsp)
vmovss	84(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1472(%rsp)
vmovss	64(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1456(%rsp)
vmovss	88(%r13,%rcx,4),%xmm0
vmovaps	%xmm0,1440(%rsp)
vcvttss2usi	212(%r13),%ecx
vcvttss2usi	216(%r13),%r12d
vcvttss2usi	220(%r13),%r10d
vbroadcastss	224(%r13),%zmm3
vcvttss2usi	%xmm3,%esi
vbroadcastss	228(%r13),%zmm0
vfnmadd231ps	%zmm3,%zmm9,%zmm0
vfnmadd213ps	232(%r13){1to16},%zmm8,%zmm3
vmovups	%zmm0,2128(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	428f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	429f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2320(%rsp)
vmovups	%zmm3,2192(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2256(%rsp)
movq	24(%rsp),%rbx
imulq	%rsi,%rbx
movl	%ebx,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%r10d,%rdi
subl	%edx,%r10d
addq	$5,%rbx
movslq	%r12d,%r8
subl	%edx,%r12d
imulq	%rcx,%r8
movq	%r8,1552(%rsp)
movq	%rsi,%rcx
shlq	$6,%rcx
leaq	(%rcx,%rcx,2),%rdx
shlq	$2,%rdi
imulq	%rdi,%rsi
movq	%rsi,1616(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
movl	$16,%r9d
vmovaps	%zmm22,%zmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm29,%xmm29,%xmm29
vpxord	%xmm30,%xmm30,%xmm30
vxorps	%xmm7,%xmm7,%xmm7
vpxord	%xmm27,%xmm27,%xmm27
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm1,%xmm1,%xmm1
movl	$16,%ecx
movl	%r12d,2384(%rsp)
movl	%r10d,1936(%rsp)
jmp	85f
.p2align	4
84:
vmovups	2576(%rsp),%zmm5
vsubps	160(%rsp),%zmm5,%zmm5
movl	2512(%rsp),%ecx
movl	%ecx,%r9d
movl	2384(%rsp),%r12d
movl	1936(%rsp),%r10d
85:
addl	$-1,%ecx
jae	324f
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm5,%xmm0
vmovshdup	%xmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
jbe	324f
movl	%ecx,2512(%rsp)
vmovups	%zmm5,2576(%rsp)
vcmpltps	%zmm5,%zmm31,%k1
vbroadcastss	382f(%rip),%zmm5
vmovups	2320(%rsp),%zmm8
vblendmps	%zmm8,%zmm5,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm2
vminss	%xmm0,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vextractf128	$1,%ymm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vmovshdup	%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vextractf32x4	$2,%zmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vmovshdup	%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm0
vmovss	355f(%rip),%xmm6
vaddss	%xmm6,%xmm0,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm8,%k1 {%k1}
vmovups	2256(%rsp),%zmm8
vblendmps	%zmm8,%zmm5,%zmm2 {%k1}
vmovshdup	%xmm2,%xmm3
vminss	%xmm2,%xmm3,%xmm3
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm2,%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf128	$1,%ymm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$2,%zmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$3,%zmm2,%xmm2
vminss	%xmm3,%xmm2,%xmm3
vmovshdup	%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm3,%xmm2,%xmm2
vcvttss2si	%xmm0,%esi
decl	%esi
vcvttss2si	%xmm2,%r8d
decl	%r8d
cmpl	%r10d,%esi
movl	%r10d,%r11d
cmovll	%esi,%r10d
cmpl	%r12d,%r8d
movl	%r12d,%ecx
cmovll	%r8d,%ecx
vaddss	%xmm6,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm8,%zmm2,%k2
vcmpleps	%zmm0,%zmm8,%k0 {%k2}
kandw	%k0,%k1,%k2
vmovaps	%zmm22,%zmm0 {%k2} {z}
vmovups	%zmm0,160(%rsp)
testq	%r14,%r14
je	84b
movl	%r11d,%r14d
movl	%r10d,%r11d
sarl	$31,%r11d
andnl	%r10d,%r11d,%r10d
leaq	1(%r10),%r11
vcvtsi2ss	%r11,%xmm15,%xmm2
leaq	2(%r10),%r11
vcvtsi2ss	%r11,%xmm15,%xmm4
leaq	3(%r10),%r11
vcvtsi2ss	%r11,%xmm15,%xmm5
movl	%ecx,%r11d
sarl	$31,%r11d
andnl	%ecx,%r11d,%ecx
leaq	4(%r10),%r11
vcvtsi2ss	%r11,%xmm15,%xmm12
vcvtsi2ss	%r10d,%xmm15,%xmm0
leaq	1(%rcx),%r10
vcvtsi2ss	%r10,%xmm15,%xmm23
leaq	2(%rcx),%r10
vcvtsi2ss	%r10,%xmm15,%xmm15
leaq	3(%rcx),%rbp
vcvtsi2ss	%ecx,%xmm14,%xmm6
leaq	4(%rcx),%r10
vbroadcastss	%xmm0,%zmm0
vmovups	2128(%rsp),%zmm28
vsubps	%zmm0,%zmm28,%zmm0
vmovdqu64	%zmm27,400(%rsp)
vbroadcastss	357f(%rip),%zmm27
vandps	%zmm27,%zmm0,%zmm3
vsubps	%zmm3,%zmm22,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vbroadcastss	424f(%rip),%zmm25
vsubps	%zmm3,%zmm25,%zmm3
vmaxps	%zmm31,%zmm3,%zmm3
vmulps	%zmm8,%zmm8,%zmm13
vmulps	%zmm3,%zmm3,%zmm19
vmulps	%zmm13,%zmm8,%zmm8
vbroadcastss	436f(%rip),%zmm14
vmulps	%zmm14,%zmm8,%zmm8
vfmadd231ps	%zmm3,%zmm19,%zmm8
vmovups	%zmm8,1360(%rsp)
vfmadd213ps	%zmm19,%zmm14,%zmm13
vbroadcastss	368f(%rip),%zmm26
vmulps	%zmm26,%zmm13,%zmm3
vcmpltps	%zmm31,%zmm0,%k1
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm3,%zmm3 {%k1}
vmovups	%zmm3,592(%rsp)
vbroadcastss	%xmm2,%zmm0
vsubps	%zmm0,%zmm28,%zmm0
vandps	%zmm27,%zmm0,%zmm2
vsubps	%zmm2,%zmm22,%zmm8
vmaxps	%zmm31,%zmm8,%zmm13
vsubps	%zmm2,%zmm25,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vmulps	%zmm13,%zmm13,%zmm26
vmulps	%zmm2,%zmm2,%zmm19
vmulps	%zmm26,%zmm13,%zmm13
vmulps	%zmm14,%zmm13,%zmm3
vfmadd231ps	%zmm2,%zmm19,%zmm3
vmovups	%zmm3,1296(%rsp)
vfmadd213ps	%zmm19,%zmm14,%zmm26
vcmpltps	%zmm31,%zmm0,%k1
kmovw	%k1,1040(%rsp)
vbroadcastss	%xmm4,%zmm0
vsubps	%zmm0,%zmm28,%zmm0
vandps	%zmm27,%zmm0,%zmm2
vsubps	%zmm2,%zmm22,%zmm4
vmaxps	%zmm31,%zmm4,%zmm13
vsubps	%zmm2,%zmm25,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vmulps	%zmm13,%zmm13,%zmm8
vmulps	%zmm2,%zmm2,%zmm19
vmulps	%zmm8,%zmm13,%zmm13
vmulps	%zmm14,%zmm13,%zmm3
vfmadd231ps	%zmm2,%zmm19,%zmm3
vmovups	%zmm3,848(%rsp)
vfmadd213ps	%zmm19,%zmm14,%zmm8
vcmpltps	%zmm31,%zmm0,%k1
kmovw	%k1,976(%rsp)
vbroadcastss	%xmm5,%zmm0
vsubps	%zmm0,%zmm28,%zmm2
vandps	%zmm27,%zmm2,%zmm0
vsubps	%zmm0,%zmm22,%zmm5
vmaxps	%zmm31,%zmm5,%zmm13
vsubps	%zmm0,%zmm25,%zmm0
vmaxps	%zmm31,%zmm0,%zmm19
vmulps	%zmm13,%zmm13,%zmm5
vmovups	%zmm21,464(%rsp)
vmulps	%zmm19,%zmm19,%zmm21
vmulps	%zmm5,%zmm13,%zmm0
vmulps	%zmm14,%zmm0,%zmm0
vfmadd231ps	%zmm19,%zmm21,%zmm0
vmovups	%zmm0,784(%rsp)
vfmadd213ps	%zmm21,%zmm14,%zmm5
vcmpltps	%zmm31,%zmm2,%k1
kmovw	%k1,912(%rsp)
vbroadcastss	%xmm12,%zmm2
vsubps	%zmm2,%zmm28,%zmm2
vandps	%zmm27,%zmm2,%zmm12
vsubps	%zmm12,%zmm22,%zmm13
vmaxps	%zmm31,%zmm13,%zmm13
vsubps	%zmm12,%zmm25,%zmm12
vmaxps	%zmm31,%zmm12,%zmm21
vmulps	%zmm13,%zmm13,%zmm19
vmulps	%zmm21,%zmm21,%zmm22
vmulps	%zmm19,%zmm13,%zmm13
vmulps	%zmm14,%zmm13,%zmm0
vfmadd231ps	%zmm21,%zmm22,%zmm0
vmovups	%zmm0,720(%rsp)
vfmadd213ps	%zmm22,%zmm14,%zmm19
vcmpltps	%zmm31,%zmm2,%k5
vbroadcastss	%xmm6,%zmm2
vmovups	2192(%rsp),%zmm4
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm27,%zmm2,%zmm6
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm6,%zmm0,%zmm13
vmaxps	%zmm31,%zmm13,%zmm13
vsubps	%zmm6,%zmm25,%zmm6
vmaxps	%zmm31,%zmm6,%zmm6
vmulps	%zmm13,%zmm13,%zmm21
vmulps	%zmm6,%zmm6,%zmm22
vmulps	%zmm21,%zmm13,%zmm13
vxorps	%xmm3,%xmm3,%xmm3
vmulps	%zmm14,%zmm13,%zmm31
vfmadd231ps	%zmm6,%zmm22,%zmm31
vfmadd213ps	%zmm22,%zmm14,%zmm21
vcmpltps	%zmm3,%zmm2,%k6
vbroadcastss	%xmm23,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm27,%zmm2,%zmm6
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm6,%zmm0,%zmm13
vmaxps	%zmm3,%zmm13,%zmm13
vsubps	%zmm6,%zmm25,%zmm6
vmaxps	%zmm3,%zmm6,%zmm6
vmulps	%zmm13,%zmm13,%zmm12
vmulps	%zmm6,%zmm6,%zmm22
vmulps	%zmm12,%zmm13,%zmm13
vmulps	%zmm14,%zmm13,%zmm0
vfmadd231ps	%zmm6,%zmm22,%zmm0
vmovups	%zmm0,2448(%rsp)
vfmadd213ps	%zmm22,%zmm14,%zmm12
vcmpltps	%zmm3,%zmm2,%k7
vbroadcastss	%xmm15,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm27,%zmm2,%zmm6
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm6,%zmm0,%zmm15
vmaxps	%zmm3,%zmm15,%zmm22
vsubps	%zmm6,%zmm25,%zmm6
vmaxps	%zmm3,%zmm6,%zmm23
vmulps	%zmm22,%zmm22,%zmm15
vmovups	%zmm24,528(%rsp)
vmulps	%zmm23,%zmm23,%zmm24
vmulps	%zmm15,%zmm22,%zmm6
vmulps	%zmm14,%zmm6,%zmm13
vfmadd231ps	%zmm23,%zmm24,%zmm13
vfmadd213ps	%zmm24,%zmm14,%zmm15
vcmpltps	%zmm3,%zmm2,%k3
vcvtsi2ss	%rbp,%xmm11,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm22
vandps	%zmm27,%zmm22,%zmm2
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm2,%zmm0,%zmm23
vmaxps	%zmm3,%zmm23,%zmm23
vsubps	%zmm2,%zmm25,%zmm2
vmaxps	%zmm3,%zmm2,%zmm24
vmulps	%zmm23,%zmm23,%zmm28
vmulps	%zmm24,%zmm24,%zmm0
vmulps	%zmm28,%zmm23,%zmm2
vmulps	%zmm14,%zmm2,%zmm6
vfmadd231ps	%zmm24,%zmm0,%zmm6
vfmadd213ps	%zmm0,%zmm14,%zmm28
vcmpltps	%zmm3,%zmm22,%k1
vcvtsi2ss	%r10,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm4,%zmm4
vandps	%zmm27,%zmm4,%zmm22
vmovups	400(%rsp),%zmm27
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm22,%zmm0,%zmm23
vmaxps	%zmm3,%zmm23,%zmm23
vsubps	%zmm22,%zmm25,%zmm22
vmaxps	%zmm3,%zmm22,%zmm22
vmulps	%zmm23,%zmm23,%zmm24
vmulps	%zmm22,%zmm22,%zmm0
vmulps	%zmm24,%zmm23,%zmm23
vmulps	%zmm14,%zmm23,%zmm2
vfmadd231ps	%zmm22,%zmm0,%zmm2
vfmadd213ps	%zmm0,%zmm14,%zmm24
vbroadcastss	368f(%rip),%zmm14
vmulps	%zmm14,%zmm26,%zmm0
vbroadcastss	379f(%rip),%zmm26
kmovw	1040(%rsp),%k4
vxorps	%zmm26,%zmm0,%zmm0 {%k4}
vmulps	%zmm14,%zmm8,%zmm8
kmovw	976(%rsp),%k4
vxorps	%zmm26,%zmm8,%zmm8 {%k4}
vmulps	%zmm14,%zmm5,%zmm5
kmovw	912(%rsp),%k4
vxorps	%zmm26,%zmm5,%zmm5 {%k4}
vmulps	%zmm14,%zmm19,%zmm22
vxorps	%zmm26,%zmm22,%zmm22 {%k5}
vmulps	%zmm14,%zmm21,%zmm21
vxorps	%zmm26,%zmm21,%zmm21 {%k6}
vmulps	%zmm14,%zmm12,%zmm23
vxorps	%zmm26,%zmm23,%zmm23 {%k7}
vmulps	%zmm14,%zmm15,%zmm25
vxorps	%zmm26,%zmm25,%zmm25 {%k3}
vcmpltps	%zmm3,%zmm4,%k3
vbroadcastss	224(%r13),%zmm3
vmulps	%zmm14,%zmm28,%zmm28
vmovaps	%zmm14,%zmm4
vxorps	%zmm26,%zmm28,%zmm28 {%k1}
vmulps	592(%rsp),%zmm3,%zmm12
vmulps	%zmm3,%zmm0,%zmm14
vmulps	%zmm3,%zmm8,%zmm15
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm3,%zmm22,%zmm8
vmulps	%zmm3,%zmm21,%zmm19
vmovups	464(%rsp),%zmm21
vmulps	%zmm3,%zmm23,%zmm0
vmovups	%zmm0,1040(%rsp)
vmulps	%zmm3,%zmm25,%zmm0
vmovups	%zmm0,976(%rsp)
vmulps	%zmm3,%zmm28,%zmm28
vmulps	%zmm4,%zmm24,%zmm0
vmovups	528(%rsp),%zmm24
vxorps	%zmm26,%zmm0,%zmm0 {%k3}
vmulps	%zmm3,%zmm0,%zmm0
vmovups	%zmm0,2000(%rsp)
vbroadcastss	437f(%rip),%zmm4
vmulps	1360(%rsp),%zmm4,%zmm23
vmulps	1296(%rsp),%zmm4,%zmm3
vmulps	848(%rsp),%zmm4,%zmm25
vmulps	784(%rsp),%zmm4,%zmm0
vmulps	720(%rsp),%zmm4,%zmm26
vmulps	%zmm4,%zmm31,%zmm22
vmovups	%zmm22,1360(%rsp)
vmulps	2448(%rsp),%zmm4,%zmm22
vmovups	%zmm22,1296(%rsp)
vmulps	%zmm4,%zmm13,%zmm13
vmovups	%zmm13,848(%rsp)
vmulps	%zmm4,%zmm6,%zmm6
vmovups	%zmm6,784(%rsp)
vmulps	%zmm4,%zmm2,%zmm2
vmovups	%zmm2,720(%rsp)
cmpl	%r8d,%r12d
cmovll	%r12d,%r8d
movl	%r8d,%ecx
sarl	$31,%ecx
andnl	%r8d,%ecx,%ecx
addq	1552(%rsp),%rcx
imulq	%rdi,%rcx
cmpl	%esi,%r14d
cmovll	%r14d,%esi
movl	%esi,%r8d
sarl	$31,%r8d
andnl	%esi,%r8d,%esi
leaq	(%rcx,%rsi,4),%r10
addq	304(%rsp),%r10
movq	16(%rsp),%rbp
movq	96(%rsp),%r8
xorl	%esi,%esi
vmovups	%zmm19,592(%rsp)
vmovups	%zmm28,912(%rsp)
vmovups	%zmm12,1808(%rsp)
vmovups	%zmm14,1744(%rsp)
vmovups	%zmm15,1680(%rsp)
jmp	89f
.p2align	4
86:
xorl	%ecx,%ecx
87:
leaq	(%rcx,%rcx,2),%rcx
shlq	$7,%rcx
movq	32(%rsp),%r11
vmovaps	109504(%r11,%rcx),%zmm2
vmovaps	109568(%r11,%rcx),%zmm4
vmovaps	109632(%r11,%rcx),%zmm6
vfmadd231ps	%zmm2,%zmm6,%zmm16
vmulps	%zmm4,%zmm2,%zmm13
vfmadd231ps	109312(%r11,%rcx),%zmm13,%zmm20
vaddps	%zmm6,%zmm27,%zmm27
vfmadd231ps	109376(%r11,%rcx),%zmm13,%zmm9
vfmadd231ps	%zmm2,%zmm13,%zmm18
vaddps	%zmm13,%zmm24,%zmm24
vaddps	%zmm4,%zmm21,%zmm21
88:
incq	%rsi
addq	1616(%rsp),%r10
addq	%rax,%r8
addq	%rax,%rbp
cmpq	%r14,%rsi
vmovups	592(%rsp),%zmm19
je	84b
89:
vmovups	%zmm27,400(%rsp)
vmovups	%zmm24,528(%rsp)
vmovups	%zmm21,464(%rsp)
testq	%rbx,%rbx
vmovups	1040(%rsp),%zmm13
vmovups	976(%rsp),%zmm21
vmovups	2000(%rsp),%zmm22
vmovups	1360(%rsp),%zmm24
vmovups	1296(%rsp),%zmm27
vxorps	%xmm12,%xmm12,%xmm12
vmovups	848(%rsp),%zmm31
vmovups	784(%rsp),%zmm14
vmovups	720(%rsp),%zmm15
je	93f
movq	312(%rsp),%rcx
xorl	%r11d,%r11d
.p2align	4
92:
leaq	(%r10,%r11,4),%r14
vbroadcastss	(%r10,%r11,4),%zmm2
vmovaps	%zmm24,%zmm4
vfmadd213ps	%zmm12,%zmm2,%zmm4
vfmadd213ps	%zmm12,%zmm19,%zmm2
vbroadcastss	(%rdi,%r14),%zmm6
addq	%rdi,%r14
vfmadd231ps	%zmm27,%zmm6,%zmm4
vfmadd231ps	%zmm6,%zmm13,%zmm2
vbroadcastss	(%rdi,%r14),%zmm6
addq	%rdi,%r14
vfmadd231ps	%zmm31,%zmm6,%zmm4
vfmadd231ps	%zmm6,%zmm21,%zmm2
vbroadcastss	(%rdi,%r14),%zmm6
addq	%rdi,%r14
vfmadd231ps	%zmm14,%zmm6,%zmm4
vfmadd231ps	%zmm6,%zmm28,%zmm2
vbroadcastss	(%rdi,%r14),%zmm6
vfmadd231ps	%zmm15,%zmm6,%zmm4
vmovaps	%zmm4,-64(%rcx)
vfmadd231ps	%zmm6,%zmm22,%zmm2
vmovaps	%zmm2,(%rcx)
incq	%r11
addq	$192,%rcx
cmpq	%r11,%rbx
jne	92b
93:
movq	320(%rsp),%rcx
movq	328(%rsp),%r12
xorl	%r11d,%r11d
vxorps	%xmm31,%xmm31,%xmm31
vmovups	1808(%rsp),%zmm12
vmovups	1744(%rsp),%zmm14
vmovups	1680(%rsp),%zmm15
jmp	95f
.p2align	4
94:
vxorps	%xmm27,%xmm27,%xmm27
vfmadd213ps	%zmm27,%zmm12,%zmm13
vfmadd213ps	%zmm13,%zmm14,%zmm24
vfmadd213ps	%zmm24,%zmm15,%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm2
vfmadd213ps	%zmm2,%zmm8,%zmm31
vbroadcastss	355f(%rip),%zmm22
vdivps	%zmm6,%zmm22,%zmm2
vmulps	160(%rsp),%zmm2,%zmm2
vsubps	%zmm6,%zmm21,%zmm6
vmulps	%zmm2,%zmm6,%zmm6
vmovaps	%zmm19,(%r8,%r11)
vmovaps	%zmm31,-320(%r12)
vxorps	%xmm31,%xmm31,%xmm31
vmovaps	%zmm28,-256(%r12)
vmovaps	%zmm4,-128(%r12)
vmovaps	%zmm2,-64(%r12)
vmovaps	%zmm6,(%r12)
addq	$64,%r11
addq	$384,%r12
addq	%rdx,%rcx
cmpq	%r11,%rax
je	96f
95:
vmovaps	(%rbp,%r11),%zmm21
vmovaps	-832(%rcx),%zmm13
vmovaps	-640(%rcx),%zmm24
vmovaps	-448(%rcx),%zmm22
vmovaps	%zmm23,%zmm4
vfmadd213ps	%zmm31,%zmm13,%zmm4
vmovaps	-768(%rcx),%zmm28
vfmadd132ps	%zmm23,%zmm31,%zmm28
vfmadd231ps	%zmm3,%zmm24,%zmm4
vfmadd231ps	-576(%rcx),%zmm3,%zmm28
vfmadd231ps	%zmm25,%zmm22,%zmm4
vfmadd231ps	-384(%rcx),%zmm25,%zmm28
vmovaps	-256(%rcx),%zmm2
vfmadd231ps	%zmm0,%zmm2,%zmm4
vfmadd231ps	-192(%rcx),%zmm0,%zmm28
vmovaps	-64(%rcx),%zmm31
vfmadd231ps	(%rcx),%zmm26,%zmm28
vfmadd231ps	%zmm26,%zmm31,%zmm4
vmovaps	%zmm4,%zmm6
vmovups	336(%rsp),%zmm19
vfmadd213ps	656(%rsp),%zmm19,%zmm6
vmaxps	444f(%rip){1to16},%zmm6,%zmm6
vaddps	8(%r13){1to16},%zmm6,%zmm6
vmovaps	%zmm6,%zmm19
cmpl	$16,%r9d
je	94b
vmovaps	(%r8,%r11),%zmm19
vmovaps	%zmm6,%zmm19 {%k2}
jmp	94b
.p2align	4
96:
cmpq	$0,24(%rsp)
movq	56(%rsp),%r14
je	98f
movq	152(%rsp),%r11
xorl	%ecx,%ecx
vmovups	464(%rsp),%zmm21
vmovups	528(%rsp),%zmm24
vmovups	400(%rsp),%zmm27
.p2align	4
97:
vmovaps	-704(%r11),%zmm2
vmovaps	-640(%r11),%zmm4
vmovaps	-448(%r11),%zmm6
vmovaps	-384(%r11),%zmm13
vfmadd231ps	%zmm2,%zmm13,%zmm1
vmulps	%zmm6,%zmm2,%zmm19
vfmadd231ps	%zmm2,%zmm19,%zmm7
vaddps	%zmm19,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm4,%zmm17
vmulps	%zmm6,%zmm4,%zmm6
vfmadd231ps	%zmm2,%zmm6,%zmm30
vfmadd231ps	%zmm4,%zmm6,%zmm29
vaddps	%zmm6,%zmm11,%zmm2
vmovaps	-320(%r11),%zmm4
vmovaps	-256(%r11),%zmm6
vmovaps	-64(%r11),%zmm11
vmovaps	(%r11),%zmm13
vfmadd231ps	%zmm4,%zmm13,%zmm1
vmulps	%zmm11,%zmm4,%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm7
vaddps	%zmm19,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm6,%zmm17
vmulps	%zmm11,%zmm6,%zmm11
vfmadd231ps	%zmm4,%zmm11,%zmm30
vfmadd231ps	%zmm6,%zmm11,%zmm29
vaddps	%zmm11,%zmm2,%zmm11
addq	$2,%rcx
addq	$768,%r11
cmpq	%rcx,%r15
jne	97b
testb	$1,%r14b
jne	99f
cmpq	$0,24(%rsp)
vmovups	912(%rsp),%zmm28
jne	322f
jmp	86b
.p2align	4
98:
xorl	%ecx,%ecx
vmovups	464(%rsp),%zmm21
vmovups	528(%rsp),%zmm24
vmovups	400(%rsp),%zmm27
99:
leaq	(%rcx,%rcx,2),%rcx
shlq	$7,%rcx
movq	32(%rsp),%r11
vmovaps	109312(%r11,%rcx),%zmm2
vmovaps	109376(%r11,%rcx),%zmm4
vmovaps	109568(%r11,%rcx),%zmm6
vmovaps	109632(%r11,%rcx),%zmm13
vfmadd231ps	%zmm2,%zmm13,%zmm1
vmulps	%zmm6,%zmm2,%zmm19
vfmadd231ps	%zmm2,%zmm19,%zmm7
vaddps	%zmm19,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm4,%zmm17
vmulps	%zmm6,%zmm4,%zmm6
vfmadd231ps	%zmm2,%zmm6,%zmm30
vfmadd231ps	%zmm4,%zmm6,%zmm29
vaddps	%zmm6,%zmm11,%zmm11
cmpq	$0,24(%rsp)
vmovups	912(%rsp),%zmm28
je	86b
322:
movq	152(%rsp),%r11
xorl	%ecx,%ecx
.p2align	4
323:
vmovaps	-512(%r11),%zmm2
vmovaps	-448(%r11),%zmm4
vmovaps	-384(%r11),%zmm6
vmovaps	-128(%r11),%zmm13
vfmadd231ps	%zmm2,%zmm6,%zmm16
vaddps	%zmm6,%zmm27,%zmm6
vmulps	%zmm4,%zmm2,%zmm19
vfmadd231ps	-704(%r11),%zmm19,%zmm20
vfmadd231ps	-640(%r11),%zmm19,%zmm9
vfmadd231ps	%zmm2,%zmm19,%zmm18
vaddps	%zmm19,%zmm24,%zmm2
vaddps	%zmm4,%zmm21,%zmm4
vmovaps	-64(%r11),%zmm19
vmovaps	(%r11),%zmm21
vfmadd231ps	%zmm13,%zmm21,%zmm16
vaddps	%zmm21,%zmm6,%zmm27
vmulps	%zmm19,%zmm13,%zmm6
vfmadd231ps	-320(%r11),%zmm6,%zmm20
vfmadd231ps	-256(%r11),%zmm6,%zmm9
vfmadd231ps	%zmm13,%zmm6,%zmm18
vaddps	%zmm6,%zmm2,%zmm24
vaddps	%zmm19,%zmm4,%zmm21
addq	$2,%rcx
addq	$768,%r11
cmpq	%rcx,%r15
jne	323b
testb	$1,%r14b
jne	87b
jmp	88b
.p2align	4
324:
vbroadcastss	1520(%rsp),%zmm0
vmovups	%zmm0,1296(%rsp)
vbroadcastss	1424(%rsp),%zmm0
vmovups	%zmm0,912(%rsp)
vbroadcastss	1536(%rsp),%zmm0
vmovups	%zmm0,1040(%rsp)
vbroadcastss	1504(%rsp),%zmm0
vmovups	%zmm0,976(%rsp)
vbroadcastss	1488(%rsp),%zmm0
vmovups	%zmm0,160(%rsp)
vbroadcastss	1472(%rsp),%zmm0
vmovups	%zmm0,592(%rsp)
vbroadcastss	1456(%rsp),%zmm0
vmovups	%zmm0,2000(%rsp)
vbroadcastss	1440(%rsp),%zmm0
vmovups	%zmm0,1360(%rsp)
vmovups	336(%rsp),%zmm2
vmulps	%zmm7,%zmm2,%zmm0
vmovaps	%zmm2,%zmm7
vmulps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,784(%rsp)
vmulps	%zmm30,%zmm2,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,1808(%rsp)
vmulps	%zmm29,%zmm2,%zmm0
vmulps	%zmm0,%zmm2,%zmm6
vmovups	5648(%rsp),%zmm0
vaddps	5584(%rsp),%zmm0,%zmm2
vcmpleps	5520(%rsp),%zmm2,%k1
vmovups	%zmm2,2576(%rsp)
vcmpgeps	442f(%rip){1to16},%zmm2,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vmovups	%zmm21,464(%rsp)
vmovups	%zmm24,528(%rsp)
vmovdqu64	%zmm27,400(%rsp)
vmovups	%zmm6,1552(%rsp)
jbe	79b
testq	%r14,%r14
vbroadcastss	373f(%rip),%zmm15
vpbroadcastd	355f(%rip),%zmm21
vxorps	%xmm2,%xmm2,%xmm2
je	327f
movq	16(%rsp),%rcx
movq	96(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	383f(%rip),%zmm14
vpbroadcastd	384f(%rip),%zmm19
vbroadcastss	385f(%rip),%zmm23
vbroadcastss	386f(%rip),%zmm24
vbroadcastss	387f(%rip),%zmm25
vbroadcastss	388f(%rip),%zmm26
vbroadcastss	389f(%rip),%zmm27
vbroadcastss	392f(%rip),%zmm28
vbroadcastss	393f(%rip),%zmm29
vbroadcastss	394f(%rip),%zmm30
.p2align	4
325:
xorl	%edi,%edi
.p2align	4
326:
vmovaps	(%rdx,%rdi),%zmm3
vmovaps	(%rcx,%rdi),%zmm4
vdivps	%zmm3,%zmm22,%zmm5
vsubps	%zmm3,%zmm4,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm15,%k1
vaddps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm22,%zmm5,%zmm6
vpaddd	%zmm14,%zmm6,%zmm6
vpandd	%zmm19,%zmm6,%zmm6
vpsubd	%zmm6,%zmm21,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm15,%zmm7,%zmm8
vfmadd231ps	%zmm5,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm5
vmovaps	%zmm23,%zmm7
vfmadd213ps	%zmm24,%zmm8,%zmm7
vmovaps	%zmm25,%zmm12
vmovaps	%zmm27,%zmm13
vfmadd213ps	%zmm26,%zmm8,%zmm12
vfmadd213ps	%zmm28,%zmm8,%zmm13
vfmadd231ps	%zmm29,%zmm5,%zmm13
vfmadd213ps	%zmm12,%zmm5,%zmm13
vfmadd213ps	%zmm7,%zmm5,%zmm13
vfmadd213ps	%zmm8,%zmm5,%zmm13
vfmadd231ps	%zmm30,%zmm6,%zmm13
vaddps	%zmm22,%zmm4,%zmm5
vmaxps	%zmm15,%zmm4,%zmm4
vfmsub231ps	%zmm5,%zmm13,%zmm4
vfmadd231ps	%zmm4,%zmm3,%zmm2
addq	$64,%rdi
cmpq	%rdi,%rax
jne	326b
incq	%rsi
addq	%rax,%rdx
addq	%rax,%rcx
cmpq	%r14,%rsi
jne	325b
327:
vbroadcastss	443f(%rip),%zmm3
vmovups	3152(%rsp),%zmm4
vfmadd213ps	444f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm31,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm2,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	3280(%rsp),%zmm0
vbroadcastss	445f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3280(%rsp)
vmovaps	%zmm2,%zmm4 {%k3}
vmovups	%zmm4,3152(%rsp)
vblendmps	375f(%rip){1to16},%zmm22,%zmm0 {%k1}
vmovups	2896(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	4688(%rsp),%zmm12
vsubps	%zmm3,%zmm12,%zmm12
vmovups	2960(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1872(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	3024(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	336(%rsp),%zmm7
vsubps	%zmm5,%zmm7,%zmm19
vmovups	3216(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	656(%rsp),%zmm26
vsubps	%zmm6,%zmm26,%zmm26
vmovups	5136(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,5136(%rsp)
vmovups	3088(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,3088(%rsp)
vmovaps	%zmm22,%zmm0 {%k1} {z}
vmovups	%zmm0,848(%rsp)
vmovups	%zmm5,3216(%rsp)
vmovups	%zmm4,3024(%rsp)
vmovups	%zmm3,2960(%rsp)
vmovups	%zmm2,2896(%rsp)
vmovups	464(%rsp),%zmm21
vmovdqu64	5072(%rsp),%zmm2
vmovups	1552(%rsp),%zmm6
jmp	82b
.p2align	4
328:
vbroadcastss	439f(%rip),%zmm0
vmovups	2064(%rsp),%zmm1
vfmadd213ps	442f(%rip){1to16},%zmm0,%zmm1
vaddps	2768(%rsp),%zmm1,%zmm0
vmovups	%zmm0,160(%rsp)
testq	%r14,%r14
vpbroadcastd	355f(%rip),%zmm17
je	67b
vbroadcastss	8(%r13),%zmm13
vxorps	%xmm10,%xmm10,%xmm10
movq	16(%rsp),%rdx
movq	96(%rsp),%rsi
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
xorl	%edi,%edi
vpbroadcastd	383f(%rip),%zmm19
vpbroadcastd	384f(%rip),%zmm30
.p2align	4
329:
xorl	%r8d,%r8d
vbroadcastss	389f(%rip),%zmm25
vbroadcastss	392f(%rip),%zmm28
vbroadcastss	393f(%rip),%zmm24
vbroadcastss	394f(%rip),%zmm23
vbroadcastss	378f(%rip),%zmm27
vbroadcastss	385f(%rip),%zmm21
vbroadcastss	373f(%rip),%zmm2
vbroadcastss	386f(%rip),%zmm26
.p2align	4
332:
vmovaps	(%rsi,%r8),%zmm1
vmovaps	(%rdx,%r8),%zmm9
vdivps	%zmm1,%zmm22,%zmm14
vsubps	%zmm1,%zmm9,%zmm9
vmulps	%zmm14,%zmm9,%zmm9
vcmpltps	%zmm9,%zmm2,%k1
vaddps	%zmm2,%zmm14,%zmm15
vmovaps	%zmm9,%zmm15 {%k1}
vaddps	%zmm22,%zmm15,%zmm16
vpaddd	%zmm19,%zmm16,%zmm16
vpandd	%zmm30,%zmm16,%zmm16
vpsubd	%zmm16,%zmm17,%zmm17
vmovdqa64	%zmm19,%zmm29
vaddps	%zmm2,%zmm17,%zmm19
vfmadd231ps	%zmm15,%zmm17,%zmm19
vmulps	%zmm19,%zmm19,%zmm15
vbroadcastss	387f(%rip),%zmm17
vfmadd213ps	388f(%rip){1to16},%zmm19,%zmm17
vmovaps	%zmm25,%zmm20
vfmadd213ps	%zmm28,%zmm19,%zmm20
vfmadd231ps	%zmm24,%zmm15,%zmm20
vfmadd213ps	%zmm17,%zmm15,%zmm20
vmovaps	%zmm21,%zmm17
vfmadd213ps	%zmm26,%zmm19,%zmm17
vfmadd213ps	%zmm17,%zmm15,%zmm20
vfmadd213ps	%zmm19,%zmm15,%zmm20
vmovdqa64	%zmm29,%zmm19
vpbroadcastd	355f(%rip),%zmm17
vcvtdq2ps	%zmm16,%zmm15
vfmadd231ps	%zmm23,%zmm15,%zmm20
vaddps	%zmm22,%zmm9,%zmm15
vaddps	%zmm27,%zmm1,%zmm16
vdivps	%zmm16,%zmm22,%zmm16
vmaxps	%zmm2,%zmm9,%zmm9
vfmsub231ps	%zmm15,%zmm20,%zmm9
vfmadd231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm16,%zmm16,%zmm1
vaddps	%zmm16,%zmm12,%zmm12
vmulps	%zmm1,%zmm16,%zmm9
vmulps	%zmm14,%zmm13,%zmm14
vaddps	%zmm1,%zmm11,%zmm11
vaddps	%zmm9,%zmm8,%zmm8
vfmadd231ps	%zmm9,%zmm14,%zmm4
vmulps	%zmm9,%zmm1,%zmm9
vfmadd231ps	%zmm1,%zmm14,%zmm5
vmulps	%zmm1,%zmm1,%zmm1
vaddps	%zmm1,%zmm7,%zmm7
vfmadd231ps	%zmm1,%zmm14,%zmm3
vfmadd231ps	%zmm14,%zmm9,%zmm0
vaddps	%zmm9,%zmm6,%zmm6
addq	$64,%r8
cmpq	%r8,%rax
jne	332b
incq	%rdi
addq	%rax,%rsi
addq	%rax,%rdx
cmpq	%r14,%rdi
jne	329b
jmp	68b
.p2align	4
333:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2256(%rsp)
vbroadcastss	1936(%rsp),%zmm13
movl	%edx,%edx
movl	%ecx,%ecx
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2064(%rsp)
xorl	%esi,%esi
vmovups	%zmm26,2768(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vmovaps	%zmm26,%zmm9
vmovups	%zmm0,2832(%rsp)
vmovaps	%zmm26,%zmm21
vmovaps	%zmm26,%zmm16
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm13,2192(%rsp)
movq	%rdx,2128(%rsp)
movq	%rcx,1552(%rsp)
jmp	336f
.p2align	4
334:
movq	1616(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm7,%xmm4
vmovaps	1936(%rsp),%xmm0
vfmadd213ss	2320(%rsp),%xmm0,%xmm4
vmulps	%zmm30,%zmm30,%zmm0
vfmsub231ps	%zmm7,%zmm28,%zmm0
vmaxps	369f(%rip){1to16},%zmm0,%zmm0
vbroadcastss	355f(%rip),%zmm22
vdivps	%zmm0,%zmm22,%zmm1
vbroadcastss	%xmm4,%zmm0
vmulps	%zmm30,%zmm6,%zmm2
vfmsub231ps	%zmm7,%zmm29,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmulps	%zmm29,%zmm30,%zmm5
vfmsub231ps	%zmm6,%zmm28,%zmm5
vmulps	%zmm1,%zmm5,%zmm1
vmaxps	432f(%rip){1to16},%zmm2,%zmm2
vmaxps	433f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm6,%zmm5
vfmadd231ps	%zmm29,%zmm2,%zmm5
vmulps	%zmm2,%zmm2,%zmm8
vmulps	%zmm1,%zmm1,%zmm10
vmulps	%zmm10,%zmm7,%zmm10
vfmadd231ps	%zmm8,%zmm28,%zmm10
vaddps	%zmm2,%zmm2,%zmm8
vmulps	%zmm8,%zmm1,%zmm8
vfmadd213ps	%zmm10,%zmm30,%zmm8
vsubps	%zmm5,%zmm3,%zmm5
vsubps	%zmm3,%zmm8,%zmm8
vbroadcastss	368f(%rip),%zmm24
vfmadd132ps	%zmm24,%zmm5,%zmm8
vaddss	434f(%rip),%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vbroadcastss	357f(%rip),%zmm5
vandps	%zmm5,%zmm4,%zmm4
vmovups	2256(%rsp),%zmm9
vcmpleps	%zmm4,%zmm9,%k1
vsubps	4560(%rsp),%zmm0,%zmm4
vandps	%zmm5,%zmm4,%zmm4
vcmpleps	%zmm4,%zmm9,%k1 {%k1}
vbroadcastss	427f(%rip),%zmm26
vblendmps	%zmm8,%zmm26,%zmm4 {%k1}
vbroadcastss	378f(%rip),%zmm25
vxorps	%xmm31,%xmm31,%xmm31
vmovups	4624(%rsp),%zmm9
vmovups	1680(%rsp),%zmm12
vmovups	2192(%rsp),%zmm13
movq	2128(%rsp),%rdx
movq	1552(%rsp),%rcx
vmovups	2576(%rsp),%zmm14
vmovups	2512(%rsp),%zmm15
vmovups	2448(%rsp),%zmm17
vmovups	2384(%rsp),%zmm10
335:
vcmpltps	%zmm21,%zmm16,%k1
vcmpltps	%zmm26,%zmm16,%k1 {%k1}
vcmpleps	%zmm4,%zmm16,%k1 {%k1}
vcmpltps	%zmm26,%zmm21,%k2
vcmpltps	%zmm26,%zmm4,%k2 {%k2}
vsubps	%zmm4,%zmm21,%zmm5
vfmadd231ps	435f(%rip){1to16},%zmm16,%zmm21
vaddps	%zmm4,%zmm21,%zmm8
vcmpltps	%zmm8,%zmm31,%k2 {%k2}
vmulps	%zmm24,%zmm5,%zmm5
vdivps	%zmm8,%zmm22,%zmm8
vmulps	%zmm8,%zmm5,%zmm5 {%k2}
vminps	%zmm24,%zmm5,%zmm5
vmaxps	423f(%rip){1to16},%zmm5,%zmm5 {%k2} {z}
vfmadd213ps	%zmm10,%zmm13,%zmm5
vmovups	2768(%rsp),%zmm11
vcmpltps	%zmm11,%zmm16,%k2 {%k1}
vmovaps	%zmm11,%zmm9 {%k2}
vmovups	2832(%rsp),%zmm8
vmovaps	%zmm14,%zmm8 {%k2}
vmovaps	%zmm16,%zmm11 {%k2}
vmovaps	%zmm5,%zmm14 {%k2}
vmovups	2064(%rsp),%zmm10
vmovaps	%zmm15,%zmm10 {%k2}
vmovups	%zmm10,2064(%rsp)
vmovaps	%zmm17,%zmm12 {%k2}
vmovups	%zmm11,2768(%rsp)
vcmpltps	%zmm16,%zmm11,%k2
vcmpltps	%zmm9,%zmm16,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm16,%zmm9 {%k1}
vmovaps	%zmm5,%zmm8 {%k1}
vmovups	%zmm8,2832(%rsp)
incq	%rsi
vmovaps	%zmm16,%zmm21
vmovaps	%zmm4,%zmm16
vmovaps	%zmm0,%zmm10
vmovaps	%zmm2,%zmm15
vmovaps	%zmm1,%zmm17
cmpq	%rcx,%rsi
je	78b
336:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm26,%zmm4
cmpq	%rdx,%rsi
jae	335b
vmovups	%zmm10,2384(%rsp)
vmovups	%zmm17,2448(%rsp)
vmovups	%zmm15,2512(%rsp)
vmovups	%zmm14,2576(%rsp)
vmovups	%zmm12,1680(%rsp)
vmovups	%zmm9,4624(%rsp)
vcvttss2usi	212(%r13),%ecx
vcvttss2usi	216(%r13),%r10d
vcvttss2usi	220(%r13),%ebx
vmovaps	%zmm22,%zmm31
vbroadcastss	224(%r13),%zmm22
vcvttss2usi	%xmm22,%edi
vbroadcastss	228(%r13),%zmm24
vfmadd231ps	6992(%rsp),%zmm22,%zmm24
vmovups	6928(%rsp),%zmm0
vfmadd213ps	232(%r13){1to16},%zmm0,%zmm22
vrndscaleps	$9,%zmm24,%zmm0
vbroadcastss	428f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	429f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm26
vrndscaleps	$9,%zmm22,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm27
movq	24(%rsp),%r8
imulq	%rdi,%r8
movl	%r8d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebx,%r9
subl	%edx,%ebx
movq	%r8,528(%rsp)
leaq	5(%r8),%r11
movq	%rsi,1616(%rsp)
addq	%rsi,%rcx
movslq	%r10d,%rsi
subl	%edx,%r10d
imulq	%rcx,%rsi
leaq	1(%rsi),%rcx
movq	%rcx,1360(%rsp)
leaq	2(%rsi),%rcx
movq	%rcx,1296(%rsp)
leaq	3(%rsi),%rcx
movq	%rcx,848(%rsp)
movq	%rdi,%rcx
shlq	$6,%rcx
leaq	(%rcx,%rcx,2),%r8
movq	%r11,336(%rsp)
movq	%r11,%rdx
andq	$-2,%rdx
movq	%r9,2000(%rsp)
leaq	(,%r9,4),%r11
movq	%r11,%rcx
imulq	%rdi,%rcx
movq	%rcx,656(%rsp)
movq	%rdi,912(%rsp)
movq	%rdi,%rcx
movq	%rdx,%rdi
shlq	$7,%rcx
leaq	(%rcx,%rcx,2),%rdx
vxorps	%xmm29,%xmm29,%xmm29
vpxord	%xmm30,%xmm30,%xmm30
vxorps	%xmm28,%xmm28,%xmm28
movq	%rsi,464(%rsp)
leaq	4(%rsi),%rcx
movq	%rcx,1808(%rsp)
movl	$16,%ecx
movl	%r10d,1744(%rsp)
movl	%ebx,720(%rsp)
movq	%rdi,592(%rsp)
movq	%rdx,160(%rsp)
jmp	338f
.p2align	4
337:
vsubps	%zmm1,%zmm31,%zmm31
movl	1744(%rsp),%r10d
movl	720(%rsp),%ebx
movl	784(%rsp),%ecx
338:
addl	$-1,%ecx
jae	334b
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm31,%xmm0
vmovshdup	%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
jbe	334b
movl	%ecx,784(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm31,%zmm17,%k1
vbroadcastss	382f(%rip),%zmm5
vblendmps	%zmm26,%zmm5,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vextractf128	$1,%ymm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	355f(%rip),%xmm8
vaddss	%xmm0,%xmm8,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm26,%k1 {%k1}
vblendmps	%zmm27,%zmm5,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm2
vminss	%xmm1,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf128	$1,%ymm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$2,%zmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm2,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm2,%xmm1,%xmm1
vcvttss2si	%xmm0,%esi
decl	%esi
vcvttss2si	%xmm1,%r9d
decl	%r9d
cmpl	%ebx,%esi
movl	%ebx,%edi
cmovll	%esi,%edi
cmpl	%r10d,%r9d
movl	%r10d,%ecx
cmovll	%r9d,%ecx
vaddss	%xmm1,%xmm8,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm27,%zmm1,%k2
vcmpleps	%zmm0,%zmm27,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	355f(%rip),%zmm11
vmovaps	%zmm11,%zmm1 {%k1} {z}
testq	%r14,%r14
je	337b
movl	%r10d,%edx
movl	%edi,%r10d
sarl	$31,%r10d
andnl	%edi,%r10d,%edi
movl	%ecx,%r10d
sarl	$31,%r10d
andnl	%ecx,%r10d,%ebp
leaq	1(%rdi),%r10
leaq	2(%rdi),%rcx
vcvtsi2ss	%r10,%xmm15,%xmm2
leaq	3(%rdi),%r10
vcvtsi2ss	%rcx,%xmm15,%xmm5
vcvtsi2ss	%r10,%xmm15,%xmm8
leaq	4(%rdi),%r10
leaq	1(%rbp),%rcx
vcvtsi2ss	%r10,%xmm15,%xmm12
leaq	2(%rbp),%r10
vcvtsi2ss	%rcx,%xmm15,%xmm15
vcvtsi2ss	%r10,%xmm14,%xmm19
leaq	3(%rbp),%r12
leaq	4(%rbp),%r10
movq	%rdi,1040(%rsp)
vcvtsi2ss	%edi,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm24,%zmm0
vbroadcastss	357f(%rip),%zmm18
vandps	%zmm18,%zmm0,%zmm0
vsubps	%zmm0,%zmm11,%zmm4
vmaxps	%zmm17,%zmm4,%zmm4
vbroadcastss	424f(%rip),%zmm20
vsubps	%zmm0,%zmm20,%zmm0
vmaxps	%zmm17,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm14
vmulps	%zmm0,%zmm0,%zmm23
vmulps	%zmm14,%zmm4,%zmm4
vbroadcastss	436f(%rip),%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm23,%zmm0,%zmm4
vbroadcastss	437f(%rip),%zmm13
vmulps	%zmm13,%zmm4,%zmm0
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm4
vmaxps	%zmm17,%zmm4,%zmm4
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm4,%zmm4,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm4,%zmm4
vmulps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm23,%zmm2,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vbroadcastss	%xmm5,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm5
vmaxps	%zmm17,%zmm5,%zmm5
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm5,%zmm5,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm5,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vfmadd231ps	%zmm23,%zmm2,%zmm5
vmulps	%zmm13,%zmm5,%zmm5
vbroadcastss	%xmm8,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm8
vmaxps	%zmm17,%zmm8,%zmm8
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm8,%zmm8,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm8,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vfmadd231ps	%zmm23,%zmm2,%zmm8
vmulps	%zmm13,%zmm8,%zmm8
vbroadcastss	%xmm12,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm12
vmaxps	%zmm17,%zmm12,%zmm12
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm12,%zmm12,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm12,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vfmadd231ps	%zmm23,%zmm2,%zmm12
vmulps	%zmm13,%zmm12,%zmm12
movq	%rbp,976(%rsp)
vcvtsi2ss	%ebp,%xmm10,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm14
vmaxps	%zmm17,%zmm14,%zmm14
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm14,%zmm14,%zmm23
vmulps	%zmm2,%zmm2,%zmm25
vmulps	%zmm23,%zmm14,%zmm14
vmulps	%zmm9,%zmm14,%zmm14
vfmadd231ps	%zmm25,%zmm2,%zmm14
vmulps	%zmm13,%zmm14,%zmm14
vbroadcastss	%xmm15,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm15
vmaxps	%zmm17,%zmm15,%zmm15
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm15,%zmm15,%zmm23
vmulps	%zmm2,%zmm2,%zmm25
vmulps	%zmm23,%zmm15,%zmm15
vmulps	%zmm9,%zmm15,%zmm15
vfmadd231ps	%zmm25,%zmm2,%zmm15
vmulps	%zmm13,%zmm15,%zmm15
vbroadcastss	%xmm19,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm19
vmaxps	%zmm17,%zmm19,%zmm19
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm19,%zmm19,%zmm23
vmulps	%zmm2,%zmm2,%zmm25
vmulps	%zmm23,%zmm19,%zmm19
vmulps	%zmm9,%zmm19,%zmm19
vfmadd231ps	%zmm25,%zmm2,%zmm19
vmulps	%zmm13,%zmm19,%zmm19
vcvtsi2ss	%r12,%xmm11,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm23
vmaxps	%zmm17,%zmm23,%zmm23
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm23,%zmm23,%zmm25
vmulps	%zmm2,%zmm2,%zmm10
vmulps	%zmm25,%zmm23,%zmm23
vmulps	%zmm9,%zmm23,%zmm23
vfmadd231ps	%zmm10,%zmm2,%zmm23
vmulps	%zmm13,%zmm23,%zmm23
vcvtsi2ss	%r10,%xmm11,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm10
vmaxps	%zmm17,%zmm10,%zmm10
vsubps	%zmm2,%zmm20,%zmm2
vxorps	%xmm18,%xmm18,%xmm18
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm10,%zmm10,%zmm25
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm25,%zmm10,%zmm10
vmulps	%zmm9,%zmm10,%zmm10
vfmadd231ps	%zmm11,%zmm2,%zmm10
vmulps	%zmm13,%zmm10,%zmm25
cmpl	%r9d,%edx
cmovll	%edx,%r9d
movl	%r9d,%ecx
sarl	$31,%ecx
andnl	%r9d,%ecx,%ecx
addq	464(%rsp),%rcx
imulq	%r11,%rcx
cmpl	%esi,%ebx
cmovll	%ebx,%esi
movl	%esi,%r9d
sarl	$31,%r9d
andnl	%esi,%r9d,%esi
leaq	(%rcx,%rsi,4),%rsi
addq	296(%rsp),%rsi
movq	144(%rsp),%r9
movq	80(%rsp),%r12
xorl	%ebx,%ebx
movq	592(%rsp),%rdi
movq	160(%rsp),%rdx
jmp	344f
.p2align	4
339:
xorl	%ecx,%ecx
342:
movq	%rbx,%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
movq	16(%rsp),%r10
addq	%rdx,%r10
movq	%r8,%r14
imulq	%rcx,%r14
shlq	$6,%rcx
vmovaps	(%r10,%rcx),%zmm10
movq	32(%rsp),%r10
vmovaps	(%r10,%r14),%zmm11
vmovaps	%zmm29,%zmm17
vfmadd132ps	%zmm0,%zmm18,%zmm11
vfmadd231ps	192(%r10,%r14),%zmm4,%zmm11
vfmadd231ps	384(%r10,%r14),%zmm5,%zmm11
leaq	121600(%r10,%rdx),%rdx
vfmadd231ps	576(%r10,%r14),%zmm8,%zmm11
vfmadd231ps	768(%r10,%r14),%zmm12,%zmm11
movq	56(%rsp),%r14
vsubps	%zmm2,%zmm10,%zmm29
vmulps	%zmm11,%zmm1,%zmm2
vmulps	(%rdx,%rcx),%zmm2,%zmm10
movq	160(%rsp),%rdx
vfmadd231ps	%zmm2,%zmm10,%zmm28
vaddps	%zmm10,%zmm30,%zmm30
vfmadd213ps	%zmm17,%zmm10,%zmm29
343:
incq	%rbx
addq	656(%rsp),%rsi
addq	%rax,%r12
addq	%rax,%r9
cmpq	%r14,%rbx
je	337b
344:
cmpq	$0,336(%rsp)
je	348f
cmpq	$-4,528(%rsp)
jne	345f
xorl	%ecx,%ecx
jmp	347f
.p2align	4
345:
movq	32(%rsp),%r13
xorl	%ecx,%ecx
vxorps	%xmm10,%xmm10,%xmm10
.p2align	4
346:
leaq	(%rsi,%rcx,4),%rdx
vbroadcastss	-4(%rsi,%rcx,4),%zmm2
vfmadd132ps	%zmm14,%zmm10,%zmm2
leaq	(%r11,%rdx),%r10
addq	$-4,%r10
vfmadd231ps	-4(%r11,%rdx){1to16},%zmm15,%zmm2
leaq	(%r10,%r11),%r14
vfmadd231ps	(%r11,%r10){1to16},%zmm19,%zmm2
leaq	(%r14,%r11),%rbp
vfmadd231ps	(%r11,%r14){1to16},%zmm23,%zmm2
vfmadd231ps	(%r11,%rbp){1to16},%zmm25,%zmm2
vmovaps	%zmm2,(%r13)
vbroadcastss	(%rsi,%rcx,4),%zmm2
vfmadd132ps	%zmm14,%zmm10,%zmm2
vfmadd231ps	(%r11,%rdx){1to16},%zmm15,%zmm2
vfmadd231ps	4(%r11,%r10){1to16},%zmm19,%zmm2
vfmadd231ps	4(%r11,%r14){1to16},%zmm23,%zmm2
vfmadd231ps	4(%r11,%rbp){1to16},%zmm25,%zmm2
vmovaps	%zmm2,192(%r13)
addq	$2,%rcx
addq	$384,%r13
cmpq	%rcx,%rdi
jne	346b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,336(%rsp)
movq	8(%rsp),%r13
movq	56(%rsp),%r14
movq	160(%rsp),%rdx
je	348f
347:
movq	%rbx,%r10
imulq	912(%rsp),%r10
addq	976(%rsp),%r10
movq	1808(%rsp),%rdx
leaq	(%r10,%rdx),%r13
movq	848(%rsp),%rdx
leaq	(%r10,%rdx),%rbp
movq	1296(%rsp),%rdx
addq	%r10,%rdx
movq	1360(%rsp),%rdi
leaq	(%r10,%rdi),%r14
addq	464(%rsp),%r10
movq	2000(%rsp),%rdi
imulq	%rdi,%r10
movq	%rbx,400(%rsp)
movq	8(%rsp),%rbx
leaq	(%rbx,%r10,4),%r10
movq	1040(%rsp),%rbx
leaq	(%r10,%rbx,4),%r10
addq	$260,%r10
vbroadcastss	(%r10,%rcx,4),%zmm2
imulq	%rdi,%r14
movq	8(%rsp),%r10
leaq	(%r10,%r14,4),%r10
movq	56(%rsp),%r14
leaq	(%r10,%rbx,4),%r10
addq	$260,%r10
vfmadd132ps	%zmm14,%zmm18,%zmm2
vfmadd231ps	(%r10,%rcx,4){1to16},%zmm15,%zmm2
imulq	%rdi,%rdx
movq	8(%rsp),%r10
leaq	(%r10,%rdx,4),%rdx
leaq	(%rdx,%rbx,4),%rdx
addq	$260,%rdx
vfmadd231ps	(%rdx,%rcx,4){1to16},%zmm19,%zmm2
imulq	%rdi,%rbp
movq	8(%rsp),%rdx
leaq	(%rdx,%rbp,4),%rdx
leaq	(%rdx,%rbx,4),%rdx
addq	$260,%rdx
vfmadd231ps	(%rdx,%rcx,4){1to16},%zmm23,%zmm2
imulq	%rdi,%r13
movq	592(%rsp),%rdi
movq	8(%rsp),%rdx
leaq	(%rdx,%r13,4),%rdx
movq	8(%rsp),%r13
leaq	260(%rdx,%rbx,4),%rdx
movq	400(%rsp),%rbx
vfmadd231ps	(%rdx,%rcx,4){1to16},%zmm25,%zmm2
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
movq	32(%rsp),%rdx
vmovaps	%zmm2,(%rdx,%rcx)
movq	160(%rsp),%rdx
348:
vbroadcastss	8(%r13),%zmm2
cmpq	$0,24(%rsp)
je	339b
movq	32(%rsp),%r13
xorl	%ebp,%ebp
xorl	%ecx,%ecx
vxorps	%xmm20,%xmm20,%xmm20
.p2align	4
349:
vmovaps	(%r13),%zmm10
vfmadd132ps	%zmm0,%zmm20,%zmm10
vfmadd231ps	192(%r13),%zmm4,%zmm10
vfmadd231ps	384(%r13),%zmm5,%zmm10
vfmadd231ps	576(%r13),%zmm8,%zmm10
vfmadd231ps	768(%r13),%zmm12,%zmm10
vmovaps	-64(%r12,%rbp),%zmm11
vmovaps	(%r12,%rbp),%zmm17
vsubps	%zmm2,%zmm11,%zmm11
vmulps	%zmm10,%zmm1,%zmm10
vmulps	-64(%r9,%rbp),%zmm10,%zmm18
vfmadd231ps	%zmm10,%zmm18,%zmm28
vaddps	%zmm18,%zmm30,%zmm10
vmovaps	(%r13,%r8),%zmm30
vfmadd132ps	%zmm0,%zmm20,%zmm30
vfmadd231ps	192(%r13,%r8),%zmm4,%zmm30
vfmadd231ps	384(%r13,%r8),%zmm5,%zmm30
vfmadd231ps	576(%r13,%r8),%zmm8,%zmm30
vfmadd231ps	768(%r13,%r8),%zmm12,%zmm30
vfmadd213ps	%zmm29,%zmm18,%zmm11
vsubps	%zmm2,%zmm17,%zmm29
vmulps	%zmm30,%zmm1,%zmm17
vmulps	(%r9,%rbp),%zmm17,%zmm18
vfmadd231ps	%zmm17,%zmm18,%zmm28
vaddps	%zmm18,%zmm10,%zmm30
vfmadd213ps	%zmm11,%zmm18,%zmm29
addq	$2,%rcx
subq	$-128,%rbp
addq	%rdx,%r13
cmpq	%rcx,%r15
jne	349b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,%r14b
movq	8(%rsp),%r13
jne	342b
jmp	343b
.p2align	4
352:
vdivps	1104(%rsp),%zmm22,%zmm0
vmulps	1168(%rsp),%zmm0,%zmm0
vpaddd	%zmm27,%zmm0,%zmm1
vpandd	%zmm30,%zmm1,%zmm1
vpbroadcastd	355f(%rip),%zmm2
vpsubd	%zmm1,%zmm2,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm22,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	385f(%rip),%zmm4
vbroadcastss	386f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm4
vbroadcastss	387f(%rip),%zmm5
vfmadd213ps	388f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	389f(%rip),%zmm0
vfmadd213ps	392f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	393f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	394f(%rip){1to16},%zmm1,%zmm0
vmovups	5200(%rsp),%zmm1
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm0
vmovups	1232(%rsp),%zmm1
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm0
movl	4(%rsp),%ebp
testb	$32,%bpl
movq	7136(%rsp),%rdi
movq	48(%rsp),%r8
movq	120(%rsp),%rax
movl	68(%rsp),%ecx
movl	72(%rsp),%esi
movq	264(%rsp),%r11
movq	280(%rsp),%rbx
movq	272(%rsp),%r15
jne	7b
vbroadcastss	369f(%rip),%zmm4
vmovups	3472(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm22,%zmm2
vmovups	3536(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm22,%zmm1
vmovups	3600(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm22,%zmm11
vmovups	3728(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm22,%zmm13
vmulps	3664(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm22,%zmm12,%zmm4
vbroadcastss	397f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm22,%zmm5
vmulps	3792(%rsp),%zmm11,%zmm3
vmovaps	%zmm6,%zmm16
vmulps	%zmm2,%zmm3,%zmm6
vmulps	3856(%rsp),%zmm11,%zmm3
vmovaps	%zmm7,%zmm18
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm22,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm22,%zmm3
vminps	%zmm22,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3920(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	3984(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	4048(%rsp),%zmm13,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm22,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	398f(%rip){1to16},%zmm4,%k0
vbroadcastss	357f(%rip),%zmm15
vmovups	4112(%rsp),%zmm17
vandps	%zmm15,%zmm17,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vmovups	4240(%rsp),%zmm23
vandps	%zmm15,%zmm23,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm22,%zmm16,%k2
vcmpleps	422f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4176(%rsp),%zmm20
vaddps	%zmm20,%zmm17,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	5840(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	5904(%rsp),%zmm17
vmaxps	%zmm4,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k1}
vbroadcastss	208(%r13),%zmm4
vmovaps	%zmm15,%zmm20 {%k3}
vbroadcastss	12(%r13),%zmm15
vmovaps	%zmm16,%zmm24
vcmpeqps	377f(%rip){1to16},%zmm16,%k1
vmovaps	%zmm4,%zmm20 {%k1}
movq	136(%rsp),%rcx
movq	%rcx,%rax
shlq	$6,%rax
vmovaps	%zmm20,(%r8,%rax)
vmovups	4304(%rsp),%zmm20
vaddps	%zmm20,%zmm23,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	5968(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6032(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm20 {%k3}
vmovaps	%zmm4,%zmm20 {%k1}
addq	%r15,%rcx
shlq	$6,%rcx
movq	%rcx,%r14
vmovaps	%zmm20,(%r8,%rcx)
vmovups	4496(%rsp),%zmm20
vaddps	4368(%rsp),%zmm20,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6096(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6160(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm20 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm15,%zmm20,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%r15,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vaddps	4432(%rsp),%zmm18,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6224(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6288(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm18 {%k3}
vmulps	%zmm15,%zmm18,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%r15,%r15,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	353f
vmaxps	397f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	379f(%rip),%zmm17
vxorps	%zmm17,%zmm12,%zmm16
vdivps	%zmm14,%zmm22,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r15,%r9
shlq	$8,%r9
addq	%r8,%r9
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
leaq	6(%rdx,%rdx,2),%r8
movl	$13,%edx
movl	$7,%r10d
cmoveq	%r10,%rdx
addq	$5,%rdi
imulq	%r15,%rdi
shlq	$6,%rdi
addq	48(%rsp),%rdi
imulq	%r15,%r8
shlq	$6,%r8
addq	48(%rsp),%r8
imulq	%r15,%rdx
shlq	$6,%rdx
addq	48(%rsp),%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm17,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm17,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm17,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm17,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm17,%zmm3,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm22,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
movq	7136(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
movq	48(%rsp),%r8
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	353f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%r15,%r15,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%r15,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%r15,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%r15,%rdx
addq	%r8,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
353:
testb	$8,%bpl
vmovaps	%zmm24,%zmm18
je	6b
vbroadcastss	208(%r13),%zmm1
vcmpeqps	377f(%rip){1to16},%zmm18,%k2
vmovups	3344(%rsp),%zmm3
vaddps	%zmm3,%zmm3,%zmm2
vfmsub132ps	423f(%rip){1to16},%zmm3,%zmm0
vbroadcastss	100(%r13),%zmm4
vfmadd213ps	%zmm31,%zmm19,%zmm4
vmovups	3408(%rsp),%zmm7
vfmadd231ps	104(%r13){1to16},%zmm7,%zmm4
vmovups	5264(%rsp),%zmm6
vfmadd231ps	108(%r13){1to16},%zmm6,%zmm4
vfmadd231ps	112(%r13){1to16},%zmm28,%zmm4
vfmadd231ps	116(%r13){1to16},%zmm26,%zmm4
vfmadd231ps	120(%r13){1to16},%zmm25,%zmm4
vmovups	5328(%rsp),%zmm24
vfmadd231ps	124(%r13){1to16},%zmm24,%zmm4
vmovups	5392(%rsp),%zmm23
vfmadd231ps	128(%r13){1to16},%zmm23,%zmm4
vmovups	5456(%rsp),%zmm20
vfmadd231ps	132(%r13){1to16},%zmm20,%zmm4
vbroadcastss	136(%r13),%zmm3
vmovups	5776(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm31,%zmm19,%zmm3
vfmadd231ps	140(%r13){1to16},%zmm7,%zmm3
vfmadd231ps	144(%r13){1to16},%zmm6,%zmm3
vfmadd231ps	148(%r13){1to16},%zmm28,%zmm3
vfmadd231ps	152(%r13){1to16},%zmm26,%zmm3
vfmadd231ps	156(%r13){1to16},%zmm25,%zmm3
vfmadd231ps	160(%r13){1to16},%zmm24,%zmm3
vfmadd231ps	164(%r13){1to16},%zmm23,%zmm3
vfmadd231ps	168(%r13){1to16},%zmm20,%zmm3
vfmadd132ps	172(%r13){1to16},%zmm31,%zmm19
vfmadd231ps	176(%r13){1to16},%zmm7,%zmm19
vfmadd231ps	180(%r13){1to16},%zmm6,%zmm19
vfmadd231ps	184(%r13){1to16},%zmm28,%zmm19
vfmadd231ps	188(%r13){1to16},%zmm26,%zmm19
vfmadd231ps	192(%r13){1to16},%zmm25,%zmm19
vfmadd231ps	196(%r13){1to16},%zmm24,%zmm19
vfmadd231ps	200(%r13){1to16},%zmm23,%zmm19
vfmadd231ps	204(%r13){1to16},%zmm20,%zmm19
vfmadd231ps	424f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	425f(%rip){1to16},%zmm5,%zmm19
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rdx),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm19 {%k2}
addq	$4,%rdx
imulq	%r15,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm19,(%rax,%rdx)
jmp	6b
354:
addq	$7064,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
355:
.long	0x3f800000
356:
.long	1048576
357:
.long	2147483647
358:
.long	0x3f40094e
359:
.long	0x3e1d5a5a
362:
.long	0x3bd74912
363:
.long	0x3f156f3d
364:
.long	0x3d26f715
365:
.long	8388607
366:
.long	1400897535
367:
.long	0xc9800000
368:
.long	0x3f000000
369:
.long	0x0da24260
372:
.long	0x1e3ce508
373:
.long	0xbf800000
374:
.long	0x41100000
375:
.long	0x3e800000
376:
.long	0x41490fdb
377:
.long	0x40800000
378:
.long	0x40a00000
379:
.long	0x80000000
382:
.long	0x49742400
383:
.long	3234528013
384:
.long	4286578688
385:
.long	0x3eaaac4e
386:
.long	0xbf00000d
387:
.long	0x3e4bdb47
388:
.long	0xbe7fd7d0
389:
.long	0x3e259a3a
392:
.long	0xbe2ec8d2
393:
.long	0xbddadb52
394:
.long	0x33b17218
395:
.long	0x3f317218
396:
.long	0x3feb3f8f
397:
.long	0x358637bd
398:
.long	0x38d1b717
399:
.long	0x40400000
422:
.long	0x7f7fffff
423:
.long	0xbf000000
424:
.long	0x40000000
425:
.long	0x41000000
426:
.long	0x3f400000
427:
.long	0x7149f2ca
428:
.long	0x45800000
429:
.long	0xc5800000
432:
.long	0x41200000
433:
.long	0x3d4ccccd
434:
.long	0xc9742400
435:
.long	0xc0000000
436:
.long	0xc0800000
437:
.long	0x3e2aaaab
438:
.long	0x3fc00000
439:
.long	0x3c23d70a
442:
.long	0x41400000
443:
.long	0x3727c5ac
444:
.long	0x3a83126f
445:
.long	0x41800000
446:
.long	2
447:
.long	4
448:
.long	8
449:
.long	0x350637bd
452:
.long	0x34210fb0
453:
.long	0x3f666666
454:
.long	0x3cf5c28f
455:
.long	0x26901d7d
456:
.long	0x3f800054
457:
.long	0xbf4ccccd
458:
.short	65535
.short	0
.p2align	6,0x0
459:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
